import { settings } from "../settings.js";

/** @import { Game } from "./game.js" */

const ANSWER_SIGN = /^[\d+\-*/().÷×−=]$/;

/**
 * Lets keys work wherever the focus is: signs of an answer go to the answer box, letters are
 * shortcuts unless they are turned off. Returns how to stop it.
 *
 * @param {Game} game
 * @param {import("preact").RefObject<HTMLInputElement | null>} box
 */
export function listenToKeys(game, box) {
  /** @type {Record<string, () => void>} */
  const actions = {
    n: game.mode.next,
    h: game.coach.hint,
    s: game.coach.toggle,
  };

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (ANSWER_SIGN.test(key)) {
      box.current?.focus();
      return;
    }
    const action = actions[key.toLowerCase()];
    if (!action || settings.value.shortcuts === "off") return;
    event.preventDefault();
    action();
  }

  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
