/** What the page that frames the table is told: `{type: "twentyfour:height", height}`, in pixels. */
const TYPE = "twentyfour:height";

/** Tells the page around this one how high the table is, now and whenever that changes. */
export function tellHeight(table: HTMLElement) {
  if (parent === window) return;
  const observer = new ResizeObserver(() => {
    parent.postMessage({ type: TYPE, height: Math.ceil(table.offsetHeight) }, "*");
  });
  observer.observe(table);
}
