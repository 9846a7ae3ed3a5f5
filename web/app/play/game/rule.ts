import { type Allowing, allowedOperators } from "../../base/cards/puzzle.ts";
import { t } from "../../base/words/i18n.ts";
import { SIGNS } from "../../base/words/pretty.ts";

/** The rule of the game in one sentence. */
export const ruleOf = (allowing: Allowing) =>
  t("play.tip", {
    signs: allowedOperators(allowing)
      .map((sign) => SIGNS[sign])
      .join("\u00a0"),
  });
