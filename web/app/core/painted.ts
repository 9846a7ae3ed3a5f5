/** Milliseconds after which a hidden tab, which paints nothing, goes on. */
const HIDDEN_LIMIT = 100;

/** Resolves once the next frame is painted. */
export function painted() {
  return new Promise<void>((resolve) => {
    const hidden = setTimeout(resolve, HIDDEN_LIMIT);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      // Safari has no scheduler.
      if ("scheduler" in globalThis)
        scheduler.postTask(() => resolve(), { priority: "user-blocking" });
      else setTimeout(resolve);
    });
  });
}
