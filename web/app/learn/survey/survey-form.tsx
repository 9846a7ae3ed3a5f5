import { cornerOf, HIGHEST_RANK } from "../../core/cards.js";
import { t } from "../../core/i18n.js";
import { settings } from "../../core/settings.js";
import { METHODS, methodWords } from "../facts.js";
import { between } from "./survey-hands.js";

/** @import { Signal } from "@preact/signals" */
/** @import { MethodName } from "../../../engine/contract.d.ts" */

const RANKS = between(1, HIGHEST_RANK);

/**
 * Which method is surveyed, and on which cards.
 *
 * @param {object} props
 * @param {Signal<MethodName>} props.method
 * @param {Signal<number>} props.low
 * @param {Signal<number>} props.high
 * @param {() => void} props.onSubmit
 */
export function SurveyForm({ method, low, high, onSubmit }) {
  const letters = settings.value.ranks === "letters";
  return (
    <form
      class="survey-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label class="field">
        <span>{t("learn.method")}</span>
        <select
          class="box"
          value={method.value}
          onChange={({ currentTarget }) => {
            method.value = /** @type {MethodName} */ (currentTarget.value);
          }}
        >
          {METHODS.map(({ name }) => (
            <option key={name} value={name}>
              {methodWords(name)}
            </option>
          ))}
        </select>
      </label>
      <RankField label={t("learn.survey.low")} rank={low} ranks={RANKS} letters={letters} />
      <RankField
        label={t("learn.survey.high")}
        rank={high}
        ranks={between(low.value, 13)}
        letters={letters}
      />
      <button type="submit" class="button primary">
        {t("learn.survey.go")}
      </button>
    </form>
  );
}

/** @param {{label: string, rank: Signal<number>, ranks: number[], letters: boolean}} props */
function RankField({ label, rank, ranks, letters }) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="box"
        value={`${rank.value}`}
        onChange={({ currentTarget }) => {
          rank.value = Number(currentTarget.value);
        }}
      >
        {ranks.map((value) => (
          <option key={value} value={`${value}`}>
            {cornerOf(value, letters)}
          </option>
        ))}
      </select>
    </label>
  );
}
