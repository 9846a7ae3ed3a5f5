/**
 * Distinguishes a Python that hangs from a Python that works or is suspended together with the
 * page.
 */

const BEAT = 1000;
const LATE = 3 * BEAT;
const LIMIT = 8;

/**
 * Calls `ping` every second, and `onTimeout` when nothing was received for `LIMIT` seconds. Only
 * the time in which the page is visible and runs itself counts. A slice of work takes some
 * hundredths of a second, and at most about a second on the slowest phone.
 */
export function createHeartbeat(ping: () => Promise<unknown>, onTimeout: () => void) {
  let missed = 0;
  let asked = false;
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function touch() {
    missed = 0;
    asked = false;
  }

  function stop() {
    clearInterval(timer);
    timer = undefined;
    touch();
  }

  function beat() {
    const now = performance.now();
    const slept = document.hidden || now - last > LATE;
    last = now;
    missed = slept ? 0 : missed + 1;
    if (missed > LIMIT) {
      stop();
      onTimeout();
    } else if (!asked) {
      asked = true;
      ping().then(touch);
    }
  }

  return {
    touch,
    stop,
    start() {
      if (timer) return;
      last = performance.now();
      timer = setInterval(beat, BEAT);
    },
  };
}

export type Heartbeat = ReturnType<typeof createHeartbeat>;
