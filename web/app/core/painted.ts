/** Milliseconds after which a hidden tab, which paints nothing, goes on. */
const HIDDEN_LIMIT = 100;

/** Resolves once the next frame is painted. */
export function painted() {
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, HIDDEN_LIMIT);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      if (globalThis.scheduler) scheduler.postTask(resolve, { priority: "user-blocking" });
      else setTimeout(resolve);
    });
  }) as Promise<void>;
}
