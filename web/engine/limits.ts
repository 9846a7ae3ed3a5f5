import { StartError } from "./errors.js";

/**
 * @param {number} milliseconds
 * @param {string} complaint
 * @returns {Promise<never>}
 */
export function failAfter(milliseconds, complaint) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new StartError("too-slow", complaint)), milliseconds);
  });
}

/**
 * Watches something that sends messages from time to time: `silence` rejects when `heard` was not
 * called for that long, unless `stop` was.
 *
 * @param {number} milliseconds
 * @param {string} complaint
 */
export function watchdog(milliseconds, complaint) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let bark = (/** @type {Error} */ _) => {};
  /** @type {Promise<never>} */
  const silence = new Promise((_, reject) => {
    bark = reject;
  });
  silence.catch(() => {});
  const stop = () => clearTimeout(timer);
  const heard = () => {
    stop();
    timer = setTimeout(() => bark(new StartError("too-slow", complaint)), milliseconds);
  };
  heard();
  return { heard, stop, silence };
}
