import { route } from "../../address/router.ts";
import { settings } from "../../browser/settings.ts";
import { keyOf } from "./pressed-key.ts";

/**
 * Binds a letter at the table, unless shortcuts are off. Returns a function that removes the
 * listener.
 *
 * @param act returns false if the letter means nothing now
 */
export function listenToLetter(letter: string, act: () => boolean) {
  function onKey(event: KeyboardEvent) {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (keyOf(event) !== letter || ctrlKey || metaKey || altKey) return;
    if (settings.peek().shortcuts === "off" || route.peek().name !== "play") return;
    if (target instanceof Element && target.matches("dialog *, select")) return;
    if (act()) event.preventDefault();
  }
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
