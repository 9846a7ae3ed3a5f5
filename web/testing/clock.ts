/** The present of the tests: the evening of 21 November 2026, in UTC. */
export const NOW = Date.UTC(2026, 10, 21, 18, 30);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Sets the time zone for the following tests of the file.
 *
 * @param name such as Europe/Berlin
 */
export function liveIn(name: string) {
  process.env.TZ = name;
}
