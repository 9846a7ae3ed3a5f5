/** How long, in milliseconds, the first hand has until the static frame is drawn in its place. */
const SOON = 200;

/** Hides the static frame at first: a browser that draws it, and the hand right after it, has both later. */
export function waitForHand() {
  const { dataset } = document.documentElement;
  dataset.soon = "";
  setTimeout(() => delete dataset.soon, SOON);
}
