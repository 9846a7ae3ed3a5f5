import { toggleFullScreen } from "../../base/browser/full-screen.ts";
import { settings } from "../../base/browser/settings.ts";
import { keyOf } from "../../base/ui/input/pressed-key.ts";
import type { ScreenShow } from "./screen-show.ts";

/** The keys that presenter remotes send are among these. */
const NEXT = [" ", "Enter", "PageDown", "ArrowRight", "ArrowDown"];
const BACK = ["Backspace", "PageUp", "ArrowLeft", "ArrowUp"];

/**
 * Lets keys and presenter remotes control the show. Returns a function that removes the listener.
 */
export function listenToPresenter(show: ScreenShow, close: () => void) {
  function actionOf(event: KeyboardEvent) {
    const key = keyOf(event);
    const { target } = event;
    const pressed = target instanceof Element && target.matches("a, button");
    if (NEXT.includes(key)) return pressed && /^( |Enter)$/.test(key) ? undefined : show.next;
    if (BACK.includes(key)) return show.back;
    if (settings.peek().shortcuts === "on") {
      if (key === "f") return toggleFullScreen;
      if (key === "h") return show.takeHint;
    }
    return key === "Escape" ? close : undefined;
  }

  function onKey(event: KeyboardEvent) {
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
