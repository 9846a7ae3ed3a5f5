import { effect, untracked } from "@preact/signals";
import { engineState } from "../../core/engine.ts";
import { enumerated, t } from "../../core/i18n.ts";
import { say } from "../../core/say.ts";
import { faultOf, shown, stepOf } from "../combining/combining-words.ts";
import type { Game } from "../game.ts";

/** Announces what two cards have made, and what undo and redo bring back. */
export function announceCombining(game: Pick<Game, "combining" | "input">) {
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
