/** A tab that is not shown paints nothing; it goes on after so many milliseconds. */
const UNSEEN = 100;

/** Resolves once the next frame is painted, before anything else that waits for that. */
export function painted() {
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const unseen = setTimeout(resolve, UNSEEN);
      requestAnimationFrame(() => {
        clearTimeout(unseen);
        if (globalThis.scheduler) scheduler.postTask(resolve, { priority: "user-blocking" });
        else setTimeout(resolve);
      });
    })
  );
}
