/** Lets the page fill the screen, or leave it; a browser that refuses leaves it as it is. */
export function toggleFullScreen() {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  done?.catch(() => {});
}

/** Keeps the screen lit, where the browser can. Returns a function that lets it go dark again. */
export function keepAwake() {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;

  /** The browser lets go of the lock whenever the page is hidden. */
  async function hold() {
    if (document.hidden) return;
    lock = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (!wanted) lock?.release();
  }

  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}
