import { StartError } from "./errors.ts";

export function failAfter(milliseconds: number, complaint: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new StartError("too-slow", complaint)), milliseconds);
  });
}

/**
 * A timeout that restarts with each message: `expired` rejects if `touch` was not called for this
 * time. `stop` ends the watch.
 */
export function watchdog(milliseconds: number, complaint: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let timeout = (_: Error) => {};
  const expired: Promise<never> = new Promise((_, reject) => {
    timeout = reject;
  });
  expired.catch(() => {});
  const stop = () => clearTimeout(timer);
  const touch = () => {
    stop();
    timer = setTimeout(() => timeout(new StartError("too-slow", complaint)), milliseconds);
  };
  touch();
  return { touch, stop, expired };
}
