import { useState } from "preact/hooks";
import { TechniqueFace } from "../../../base/ui/cards/technique-face.tsx";
import { t } from "../../../base/words/i18n.ts";
import { techniqueName } from "../../../base/words/techniques.ts";
import { playedHands } from "../../../player/history/history.ts";
import { CODES, weakOnes } from "./training.ts";

type Codes = readonly string[];

/** The cards of all techniques: a tap chooses one more, or drops it. */
export function TechniqueChoice({
  codes,
  onDeal,
}: {
  codes: Codes;
  onDeal: (codes: Codes) => void;
}) {
  const [chosen, choose] = useState(codes);
  const toggle = (code: string) =>
    choose(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <>
      <p class="help-text">{t("train.several.about")}</p>
      <button type="button" class="button" onClick={() => choose(weakOnes(playedHands.peek()))}>
        {t("train.several.weak")}
      </button>
      <fieldset class="choice train-cards">
        <legend class="unseen">{t("train.several")}</legend>
        {CODES.map((code) => (
          <label key={code} class="card-option">
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
            <span>
              <TechniqueFace code={code} open />
            </span>
            {techniqueName(code)}
          </label>
        ))}
      </fieldset>
      <button type="button" class="button primary" onClick={() => onDeal(chosen)}>
        {t("deal.now")}
      </button>
    </>
  );
}
