import type { Signal } from "@preact/signals";
import type { MethodName } from "../../../engine/contract.d.ts";
import { cornerOf, HIGHEST_RANK } from "../../core/cards.ts";
import { t } from "../../core/i18n.ts";
import { settings } from "../../core/settings.ts";
import { METHODS, methodNamed, methodWords } from "../facts.ts";
import { between } from "./survey-hands.ts";

const RANKS = between(1, HIGHEST_RANK);

/** The form of a survey: the method, and the range of cards. */
export function SurveyForm({
  method,
  low,
  high,
  onSubmit,
}: {
  method: Signal<MethodName>;
  low: Signal<number>;
  high: Signal<number>;
  onSubmit: () => void;
}) {
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
        <span>{t("lab.method")}</span>
        <select
          class="box"
          value={method.value}
          onChange={({ currentTarget }) => {
            method.value = methodNamed(currentTarget.value)?.name ?? method.value;
          }}
        >
          {METHODS.map(({ name }) => (
            <option key={name} value={name}>
              {methodWords(name)}
            </option>
          ))}
        </select>
      </label>
      <RankField label={t("lab.survey.low")} rank={low} ranks={RANKS} letters={letters} />
      <RankField
        label={t("lab.survey.high")}
        rank={high}
        ranks={between(low.value, 13)}
        letters={letters}
      />
      <button type="submit" class="button primary">
        {t("lab.survey.go")}
      </button>
    </form>
  );
}

function RankField({
  label,
  rank,
  ranks,
  letters,
}: {
  label: string;
  rank: Signal<number>;
  ranks: number[];
  letters: boolean;
}) {
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
