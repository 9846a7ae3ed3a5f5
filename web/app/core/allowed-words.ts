import { listed, t } from "./i18n.js";
import { SIGNS } from "./pretty.js";
import { allowedOperators, isRestricted } from "./puzzle.js";

/** @import { OperatorSymbol } from "../../engine/contract.d.ts" */
/** @import { Allowing } from "./puzzle.js" */

/**
 * Which operators are allowed, "Use only + and −."; empty where all are.
 *
 * @param {Allowing} allowing
 * @param {(symbol: OperatorSymbol) => string} [shown]
 */
export const allowedWords = (allowing, shown = (symbol) => SIGNS[symbol] ?? symbol) =>
  isRestricted(allowing)
    ? t("play.only", { signs: listed(allowedOperators(allowing).map(shown)) })
    : "";

/**
 * The same for screen readers, "Use only plus and minus."
 *
 * @param {Allowing} allowing
 */
export const allowedSpoken = (allowing) => allowedWords(allowing, (symbol) => t(`key.${symbol}`));
