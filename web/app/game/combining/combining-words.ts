import { failureSentence } from "../../core/failures.js";
import { t } from "../../core/i18n.js";
import { operand, pretty, SIGNS } from "../../core/pretty.js";
import { cardName, valueText } from "../../core/words.js";

/** @import { Combining } from "./combining.js" */
/** @import { Tile } from "./steps.js" */

/** @param {Tile | null | undefined} tile */
export const shown = (tile) => (tile ? valueText(tile.value, tile.mixed) : "?");

/**
 * A card on the table by its name; one that was made of two by its value.
 *
 * @param {Tile} tile
 */
export const tileName = (tile) => (tile.made ? shown(tile) : cardName(tile.card ?? null));

/**
 * The step that has made a card, `7 − 1 = 6`; empty for a card that was dealt.
 *
 * @param {Tile} tile
 */
export function stepOf(tile) {
  if (!tile.made) return "";
  const { left, operator, right } = tile.made;
  return t("step.meaning", {
    left: operand(shown(left)),
    operator: SIGNS[operator],
    right: operand(shown(right)),
    value: shown(tile),
  });
}

/**
 * Why two cards could not be combined; empty where nothing is wrong.
 *
 * @param {Combining} combining
 */
export function faultOf({ fault }) {
  if (!fault.value) return "";
  const { code, params } = fault.value;
  const divisor = pretty(String(params.divisor ?? ""));
  return failureSentence({ code, params: { ...params, divisor } });
}
