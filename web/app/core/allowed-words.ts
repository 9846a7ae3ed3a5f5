import type { OperatorSymbol } from "../../engine/contract.d.ts";
import { listed, t } from "./i18n.ts";
import { SIGNS } from "./pretty.ts";
import { type Allowing, allowedOperators, isRestricted } from "./puzzle.ts";

/** Which operators are allowed, "Use only + and −."; empty where all are. */
export const allowedWords = (
  allowing: Allowing,
  shown: (symbol: OperatorSymbol) => string = (symbol) => SIGNS[symbol] ?? symbol,
) =>
  isRestricted(allowing)
    ? t("play.only", { signs: listed(allowedOperators(allowing).map(shown)) })
    : "";

/** The same for screen readers, "Use only plus and minus." */
export const allowedSpoken = (allowing: Allowing) =>
  allowedWords(allowing, (symbol) => t(`key.${symbol}`));
