import { signal } from "@preact/signals";

/** How long, in milliseconds, the first press waits for the second. */
export const PATIENCE = 4000;

/** An action that takes two presses within a few seconds. */
export function createConfirm() {
  /** What has been pressed once, or null. */
  const asked = signal<string | number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reset() {
    clearTimeout(timer);
    asked.value = null;
  }

  return {
    asked,
    reset,

    /** @param what another one begins anew */
    press(what: string | number, act: () => void) {
      const again = asked.peek() === what;
      reset();
      if (again) return act();
      asked.value = what;
      timer = setTimeout(reset, PATIENCE);
    },
  };
}
