import { signal } from "@preact/signals";

/** How long the first press waits for the second, in milliseconds. */
export const CONFIRM_WITHIN = 4000;

/**
 * Creates an action that takes two presses within a few seconds.
 *
 * @param announce says at the first press that a second is needed
 */
export function createConfirm(announce = () => {}) {
  /** The action that was pressed once, or null. */
  const asked = signal<string | number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reset() {
    clearTimeout(timer);
    asked.value = null;
  }

  return {
    asked,
    reset,

    /** @param what pressing a different action starts over */
    press(what: string | number, act: () => void) {
      const again = asked.peek() === what;
      reset();
      if (again) return act();
      asked.value = what;
      announce();
      timer = setTimeout(reset, CONFIRM_WITHIN);
    },
  };
}
