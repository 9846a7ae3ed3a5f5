import { effect, untracked } from "@preact/signals";
import { engineState } from "../../core/engine.js";
import { enumerated, t } from "../../core/i18n.js";
import { say } from "../../core/say.js";
import { faultOf, shown, stepOf } from "../combining/combining-words.js";

/** @import { Game } from "../game.js" */

/**
 * Announces what two cards have made, and what undo and redo bring back.
 *
 * @param {Pick<Game, "combining" | "input">} game
 */
export function announceCombining(game) {
  const { combining } = game;
  const { steps } = combining;
  let before = steps.last.peek();

  effect(() => {
    const { value: step } = steps.last;
    const isChanged = step !== before;
    before = step;
    if (isChanged && game.input.peek() === "combine") untracked(tellStep);
  });

  effect(() => {
    if (combining.fault.value) untracked(() => say(faultOf(combining)));
  });

  effect(() => {
    const waits = combining.pending.value && engineState.value === "loading";
    if (waits) untracked(() => say(t("combine.waiting")));
  });

  function tellStep() {
    const made = before ? stepOf(before.tile) : "";
    const cards = steps.remaining.peek().map(shown);
    const left = cards.length > 1 ? t("combine.cards", { cards: enumerated(cards) }) : "";
    say(made && left ? t("clauses", { first: made, second: left }) : made || left);
  }
}
