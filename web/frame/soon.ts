/**
 * How long the first hand may take before the static frame is drawn in its place. In milliseconds.
 */
const SOON = 200;

/**
 * Hides the static frame at first. A browser that draws the frame, and the hand right after it,
 * shows both later.
 */
export function waitForHand() {
  const { dataset } = document.documentElement;
  dataset.soon = "";
  setTimeout(() => delete dataset.soon, SOON);
}
