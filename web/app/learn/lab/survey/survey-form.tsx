import type { Signal } from "@preact/signals";
import type { MethodName } from "../../../../engine/contract.d.ts";
import { settings } from "../../../base/browser/settings.ts";
import { cornerOf, HIGHEST_RANK } from "../../../base/cards/cards.ts";
import { between } from "../../../base/decks/hands-between.ts";
import { Field } from "../../../base/ui/fields/field.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { HandFields } from "../../solver/hand-fields.ts";
import { METHODS, methodNamed, methodWords } from "../facts.ts";

const RANKS = between(1, HIGHEST_RANK);

/** The decks to choose from, by their highest card. */
const DECKS = [10, HIGHEST_RANK] as const;

/** The form of a survey: the method, the range of cards, and the target. */
export function SurveyForm({
  method,
  low,
  high,
  fields,
  onSubmit,
}: {
  method: Signal<MethodName>;
  low: Signal<number>;
  high: Signal<number>;
  fields: HandFields;
  onSubmit: () => void;
}) {
  const letters = settings.value.ranks === "letters";
  const deck = DECKS.find((highest) => low.value === 1 && high.value === highest);
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
      <label class="field">
        <span>{t("settings.deck")}</span>
        <select
          class="box"
          value={`${deck ?? ""}`}
          onChange={({ currentTarget }) => {
            low.value = 1;
            high.value = Number(currentTarget.value);
          }}
        >
          {DECKS.map((highest) => (
            <option key={highest} value={`${highest}`}>
              {t(highest === HIGHEST_RANK ? "settings.deck.K" : "settings.deck.10")}
            </option>
          ))}
          {!deck && (
            <option value="">{`${cornerOf(low.value, letters)}–${cornerOf(high.value, letters)}`}</option>
          )}
        </select>
      </label>
      <RankField label={t("lab.survey.low")} rank={low} ranks={RANKS} letters={letters} />
      <RankField
        label={t("lab.survey.high")}
        rank={high}
        ranks={between(low.value, HIGHEST_RANK)}
        letters={letters}
      />
      <Field
        id="target"
        label={t("solver.target")}
        text={fields.target}
        fault={fields.faults.value.target ?? null}
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
    <label class="field survey-rank">
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
