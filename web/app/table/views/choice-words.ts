import { t } from "../../base/words/i18n.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { tileName } from "./combining-words.ts";

/**
 * The selection in words: `Ace of spades times …`, that nothing is selected, or that there is no
 * card at the key's place.
 *
 * @param place of the key that was pressed
 */
export function choiceWords(
  { chosen, operator, tiles: all }: HandTable["combining"],
  place?: number,
) {
  const tiles = all.peek();
  if (place !== undefined && !tiles[place]) return t("combine.empty", { place: place + 1 });
  const tile = tiles[chosen.peek() ?? -1];
  const sign = operator.peek();
  if (!tile && !sign) return t("combine.nothing");
  return [tile && tileName(tile), sign && `${t(`key.${sign}`)} …`].filter(Boolean).join(" ");
}
