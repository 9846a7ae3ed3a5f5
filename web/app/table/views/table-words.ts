import { usedCards } from "../../base/cards/used-cards.ts";
import { cardName } from "../../base/words/card-words.ts";
import { listed, t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { tileName } from "./combining-words.ts";

/** The parts of a table that these words describe. */
export type Seen = Pick<HandTable, "answer" | "combining" | "input" | "table">;

/** The cards on the table by name. */
export function tableWords({ combining, input, table }: Seen) {
  const combines = input.peek() === "combine";
  const names = combines
    ? combining.remaining.peek().map(tileName)
    : table.hand.peek().cards.map(cardName);
  return listed(names);
}

/** The cards that are left, or that all cards are used. */
export function leftWords(game: Seen) {
  if (game.input.peek() === "combine") return t("combine.cards", { cards: tableWords(game) });
  const { cards } = game.table.hand.peek();
  const used = usedCards(cards, game.answer.text.peek());
  const left = cards.filter((_, place) => !used[place]).map(cardName);
  return left.length ? t("play.left", { cards: listed(left) }) : t("play.left.none");
}
