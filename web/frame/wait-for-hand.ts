/**
 * How long the first hand may take before the static frame is drawn in its place. In milliseconds.
 */
const FRAME_DELAY = 200;

/**
 * Hides the static frame at first. A browser that draws the frame, and the hand right after it,
 * shows both later.
 */
export function waitForHand() {
  const { dataset } = document.documentElement;
  dataset.waiting = "";
  setTimeout(() => delete dataset.waiting, FRAME_DELAY);
}
