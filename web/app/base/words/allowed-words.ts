import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { type Allowing, allowedOperators, isRestricted } from "../cards/puzzle.ts";
import { listed, t } from "./i18n.ts";
import { SIGNS } from "./pretty.ts";

/** The allowed operators as a sentence: "Use only + and −."; empty if all operators are allowed. */
export const allowedWords = (
  allowing: Allowing,
  shown: (symbol: OperatorSymbol) => string = (symbol) => SIGNS[symbol] ?? symbol,
) =>
  isRestricted(allowing)
    ? t("play.only", { signs: listed(allowedOperators(allowing).map(shown)) })
    : "";

/** The same sentence for screen readers: "Use only plus and minus." */
export const allowedSpoken = (allowing: Allowing) =>
  allowedWords(allowing, (symbol) => t(`key.${symbol}`));
