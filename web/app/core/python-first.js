import { engineStarted } from "./engine.js";

/** Milliseconds after the first hand in which all else leaves the processor to Python. */
const HEAD_START = 300;

/** @type {Promise<unknown> | null} */
let over = null;

/**
 * Resolves once what can wait delays Python no longer: it has started, or it takes its time. Ask for
 * the first time when the first hand is drawn.
 */
export function pythonFirst() {
  over ??= Promise.race([
    engineStarted(),
    new Promise((resolve) => setTimeout(resolve, HEAD_START)),
  ]);
  return over;
}
