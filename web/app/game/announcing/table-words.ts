import { listed, t } from "../../core/i18n.js";
import { usedCards } from "../../core/used-cards.js";
import { cardName } from "../../core/words.js";
import { tileName } from "../combining/combining-words.js";

/** @import { Game } from "../game.js" */

/** @typedef {Pick<Game, "answer" | "combining" | "input"> & {table: Pick<Game["table"], "hand">}} Seen a table */

/**
 * The cards on the table by name.
 *
 * @param {Seen} game
 */
export function tableWords({ combining, input, table }) {
  const combines = input.peek() === "combine";
  const names = combines
    ? combining.steps.remaining.peek().map(tileName)
    : table.hand.peek().cards.map(cardName);
  return listed(names);
}

/**
 * The cards that are left to be used, or that they all are used.
 *
 * @param {Seen} game
 */
export function leftWords(game) {
  if (game.input.peek() === "combine") return t("combine.cards", { cards: tableWords(game) });
  const { cards } = game.table.hand.peek();
  const used = usedCards(cards, game.answer.text.peek());
  const left = cards.filter((_, place) => !used[place]).map(cardName);
  return left.length ? t("play.left", { cards: listed(left) }) : t("play.left.none");
}
