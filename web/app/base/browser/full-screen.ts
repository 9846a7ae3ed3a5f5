/** Enters or leaves full screen. Does nothing if the browser refuses. */
export function toggleFullScreen() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  done?.catch(() => {});
}

/**
 * Prevents the screen from turning off, if the browser can. Returns a function that allows it
 * again.
 */
export function keepAwake() {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;

  /** Requests the lock again after the page was hidden, because the browser then releases it. */
  async function requestLock() {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (!wanted) lock?.release();
  }

  document.addEventListener("visibilitychange", requestLock);
  requestLock();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", requestLock);
    lock?.release();
  };
}
