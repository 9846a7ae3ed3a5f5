import { effect, untracked } from "@preact/signals";
import { t } from "../../core/i18n.js";
import { number } from "../../core/pretty.js";
import { say } from "../../core/say.js";
import { tableWords } from "./table-words.js";

/** @import { Game } from "../game.js" */

/**
 * Announces the cards of a new hand and what they have to make, and, when the player changes between typing
 * and combining, how the answer is given now.
 *
 * @param {Game} game
 */
export function announceHands(game) {
  const { input, table } = game;
  let told = "";
  let before = input.peek();

  effect(() => {
    const { key, cards, target } = table.hand.value;
    if (key === told || target === null || !cards.length || !cards.every(Boolean)) return;
    told = key;
    untracked(() => {
      say(t("play.dealt", { cards: tableWords(game), target: number(target) }));
    });
  });

  effect(() => {
    if (input.value === before) return;
    before = input.value;
    untracked(() => {
      say(t(`input.${before}.begun`, { cards: tableWords(game) }));
    });
  });
}
