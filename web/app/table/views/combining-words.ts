import { cardName, valueText } from "../../base/words/card-words.ts";
import { failureSentence } from "../../base/words/failures.ts";
import { t } from "../../base/words/i18n.ts";
import { number, operand, pretty, SIGNS } from "../../base/words/pretty.ts";
import type { Tile, Uncombined } from "../hand/types.ts";

export const shown = (tile: Tile | null | undefined) =>
  tile ? valueText(tile.value, tile.mixed) : "?";

/** The name of a card on the table; for a card made of two, its value. */
export const tileName = (tile: Tile) => (tile.made ? shown(tile) : cardName(tile.card ?? null));

/** The step that made a card, `7 − 1 = 6`; empty for a dealt card. */
export function stepOf(tile: Tile) {
  if (!tile.made) return "";
  const { left, operator, right } = tile.made;
  return t("step.meaning", {
    left: operand(shown(left)),
    operator: SIGNS[operator],
    right: operand(shown(right)),
    value: shown(tile),
  });
}

/** Why two cards could not be combined. */
export function faultWords({ code, params }: Uncombined) {
  const shownParams = code === "not-whole" ? { text: number(String(params.text)) } : params;
  const divisor = pretty(String(params.divisor ?? ""));
  return failureSentence({ code, params: { ...shownParams, divisor } });
}
