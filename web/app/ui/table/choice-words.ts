import { t } from "../../core/i18n.ts";
import { tileName } from "./combining-words.ts";
import type { HandTable } from "./hand-table.ts";

/**
 * The selection in words: `Ace of spades times …`, that nothing is selected, or that there is no
 * card at the key's place.
 *
 * @param place of the key that was pressed
 */
export function choiceWords({ chosen, operator, steps }: HandTable["combining"], place?: number) {
  const tiles = steps.tiles.peek();
  if (place !== undefined && !tiles[place]) return t("combine.empty", { place: place + 1 });
  const tile = chosen.peek() === null ? null : tiles[chosen.peek() ?? 0];
  const sign = operator.peek();
  const words = [tile && tileName(tile), sign && `${t(`key.${sign}`)} …`];
  return words.filter(Boolean).join(" ") || t("combine.nothing");
}
