import { settings } from "../core/settings.js";
import { toggleFullScreen } from "./full-screen.js";

/** @import { ScreenShow } from "./screen-show.js" */

/** What presenters send is among these. */
const NEXT = [" ", "Enter", "PageDown", "ArrowRight", "ArrowDown"];
const BACK = ["Backspace", "PageUp", "ArrowLeft", "ArrowUp"];

/**
 * Lets keys and presenters lead through what is shown. Returns a function that stops it.
 *
 * @param {ScreenShow} show
 * @param {() => void} close
 */
export function listenToPresenter(show, close) {
  /** @param {KeyboardEvent} event */
  function actionOf({ key, target }) {
    const pressed = target instanceof Element && target.matches("a, button");
    if (NEXT.includes(key)) return pressed && /^( |Enter)$/.test(key) ? undefined : show.next;
    if (BACK.includes(key)) return show.back;
    if (key.toLowerCase() === "f" && settings.peek().shortcuts === "on") return toggleFullScreen;
    return key === "Escape" ? close : undefined;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches("dialog *")) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
