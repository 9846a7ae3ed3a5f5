import { settings } from "../../../base/browser/settings.ts";
import { keyOf } from "../../../base/ui/input/pressed-key.ts";
import { t } from "../../../base/words/i18n.ts";
import { say, sayAgain } from "../../../base/words/say.ts";
import type { Race } from "./race.ts";
import { handWords } from "./race-words.ts";

/** The keys that buzz. They are far apart on every keyboard layout. */
export const BUZZERS: readonly [string, string] = ["a", "l"];

/**
 * Lets both sides buzz from one keyboard; Enter deals the next hand. Returns a function that
 * removes the listener.
 */
export function listenToRace(race: Race) {
  function onKey(event: KeyboardEvent) {
    const { target, ctrlKey, metaKey, altKey } = event;
    const key = keyOf(event);
    const free = !(target instanceof HTMLInputElement || target instanceof HTMLButtonElement);
    const { phase } = race.state.peek();
    if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    const side = BUZZERS.indexOf(key);
    const spoken = settings.value.reader === "on" && spokenBy(key);
    if (spoken) spoken();
    else if (side >= 0 && settings.value.shortcuts === "on") race.buzz(side === 0 ? 0 : 1);
    else if (key === "Enter" && free && phase === "decided") race.deal();
  }

  /** The announcement for a key that screen reader users press. */
  function spokenBy(key: string) {
    const left = race.left.peek();
    if (key === "d") return () => say(handWords(race));
    if (key === "m" && left !== null) return () => say(t("race.left", { count: left }));
    return key === "e" ? sayAgain : null;
  }

  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
