/** Milliseconds after which a hidden tab continues, because it paints no frames. */
const HIDDEN_LIMIT = 100;

/** Resolves after the next frame is painted. */
export function painted() {
  return new Promise<void>((resolve) => {
    const hidden = setTimeout(resolve, HIDDEN_LIMIT);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      // Safari has no `scheduler`.
      if ("scheduler" in globalThis)
        scheduler.postTask(() => resolve(), { priority: "user-blocking" });
      else setTimeout(resolve);
    });
  });
}
