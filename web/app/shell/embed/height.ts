/**
 * The type of the message to the page around the frame: `{type: "twentyfour:height", height}`, in
 * pixels.
 */
const TYPE = "twentyfour:height";

/** Sends the height of the table to the page around the frame, now and after each change. */
export function reportHeight(table: HTMLElement) {
  if (parent === window) return;
  const observer = new ResizeObserver(() => {
    parent.postMessage({ type: TYPE, height: Math.ceil(table.offsetHeight) }, "*");
  });
  observer.observe(table);
}
