import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { type Allowing, allowedOperators, isRestricted } from "../cards/puzzle.ts";
import { listed, sentences, t } from "./i18n.ts";
import { SIGNS } from "./pretty.ts";

/** What a hand allows as sentences: "Use only + and −."; empty if it is the usual. */
export const allowedWords = (
  allowing: Allowing,
  shown: (symbol: OperatorSymbol) => string = (symbol) => SIGNS[symbol] ?? symbol,
) =>
  sentences(
    isRestricted(allowing)
      ? t("play.only", { signs: listed(allowedOperators(allowing).map(shown)) })
      : "",
    allowing.ordered ? t("play.ordered") : "",
  );

/** The same sentences for screen readers: "Use only plus and minus." */
export const allowedSpoken = (allowing: Allowing) =>
  allowedWords(allowing, (symbol) => t(`key.${symbol}`));
