import { effect, signal } from "@preact/signals";

const TICK = 250;

/** Whether the page is visible. */
export const visible = signal(true);

/** Stops every clock while the page is not visible. */
export function followVisibility() {
  const follow = () => {
    visible.value = !document.hidden;
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}

/**
 * A clock that runs while it is wanted and the page is visible. `elapsed`, in milliseconds, is
 * updated as the clock runs.
 *
 * @param wanted reads signals
 */
export function createStopwatch(wanted: () => boolean) {
  const elapsed = signal(0);
  let before = 0;
  let since = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const now = () => before + (timer ? performance.now() - since : 0);

  function renew() {
    elapsed.value = now();
  }

  function stop() {
    before = now();
    elapsed.value = before;
    clearInterval(timer);
    timer = undefined;
  }

  effect(() => {
    if (!wanted() || !visible.value) return;
    since = performance.now();
    timer = setInterval(renew, TICK);
    return stop;
  });

  return {
    elapsed,
    /** Reads the time at this moment. */
    read: now,
    /** @param spent the time to continue from */
    reset(spent = 0) {
      before = spent;
      since = performance.now();
      renew();
    },
  };
}
