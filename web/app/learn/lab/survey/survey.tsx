import { useComputed, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { MethodName, Surveyed } from "../../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { csvFile, download } from "../../../base/browser/download.ts";
import { HIGHEST_RANK } from "../../../base/cards/cards.ts";
import { type Four, handsBetween } from "../../../base/decks/hands-between.ts";
import { t } from "../../../base/words/i18n.ts";
import { createHandFields, targetQuery } from "../../solver/hand-fields.ts";
import { useAddress } from "../address.ts";
import { ExperimentHead } from "../experiment-head.tsx";
import { methodNamed, methodWords } from "../facts.ts";
import { useJob } from "../job.ts";
import { count } from "../numbers.ts";
import { Working } from "../working.tsx";
import { MissedHands } from "./missed-hands.tsx";
import { SurveyForm } from "./survey-form.tsx";
import { SurveyHand } from "./survey-hand.tsx";
import { SurveyBlock, SurveyMap } from "./survey-map.tsx";
import { surveyRows } from "./survey-rows.ts";

const LOW = 1;

export function Survey() {
  const job = useJob();
  const fields = useMemo(createHandFields, []);
  const method = useSignal<MethodName>("running-total");
  const low = useSignal(LOW);
  const high = useSignal(HIGHEST_RANK);
  const asked = useSignal({
    method: method.value,
    low: LOW,
    high: HIGHEST_RANK,
    target: DEFAULT_TARGET,
  });
  const states = useSignal("");
  const chosen = useSignal(0);
  const result = useSignal<Surveyed | null>(null);
  const hands = useComputed(() => handsBetween(asked.value.low, asked.value.high));
  const missed = useMemo(
    () => new Map(result.value?.missed.map((hand) => [hand.numbers.join(), hand])),
    [result.value],
  );

  const visit = useAddress((query) => {
    method.value = methodNamed(query.survey)?.name ?? "running-total";
    low.value = rankOf(query.low, LOW);
    high.value = rankOf(query.high, HIGHEST_RANK);
    fields.fill(query);
    reset();
    if (query.high !== undefined && low.value <= high.value) start();
  });

  function reset() {
    const [from, to] = [low.value, Math.max(low.value, high.value)];
    asked.value = { method: method.value, low: from, high: to, target: DEFAULT_TARGET };
    states.value = "";
    chosen.value = 0;
    result.value = null;
    if (job.phase.value !== "idle") job.stop();
  }

  const start = () =>
    job.run(async (call, signal) => {
      asked.value = { ...asked.value, target: await fields.readTarget(signal) };
      result.value = await call("survey", asked.value, (work) => {
        states.value = work.states;
      });
      states.value = result.value?.states ?? "";
      if (!chosen.value) chosen.value = Math.max(states.value.indexOf("m"), 0);
    });

  const known = states.value;
  const tally = { s: tallied(known, "s"), n: tallied(known, "n"), m: tallied(known, "m") };
  const label = t("lab.survey.map", {
    method: methodWords(asked.value.method),
    solved: count(tally.s),
    none: count(tally.n),
    missed: count(tally.m),
  });
  const shown = {
    hands: hands.value,
    states: known,
    low: asked.value.low,
    high: asked.value.high,
    chosen: chosen.value,
    onChoose: (place: number) => {
      chosen.value = place;
    },
  };
  return (
    <div class="page lab">
      <ExperimentHead title={t("lab.survey")} lead={t("lab.survey.lead")}>
        <SurveyForm
          method={method}
          low={low}
          high={high}
          fields={fields}
          onSubmit={() =>
            visit({
              survey: method.value,
              low: `${low.value}`,
              high: `${high.value}`,
              ...targetQuery(fields.target.value.trim()),
            })
          }
        />
        <Working
          job={job}
          label={t("lab.survey.working", {
            done: count(known.length),
            total: count(hands.value.length),
          })}
          result={label}
          fraction={known.length / hands.value.length}
          shownInField={Object.keys(fields.faults.value).length > 0}
        />
      </ExperimentHead>
      <section
        class="sheet survey"
        aria-labelledby="map-heading"
        aria-busy={job.phase.value === "running"}
      >
        <h2 id="map-heading">
          {t("lab.survey.hands", {
            method: methodWords(asked.value.method),
            count: hands.value.length,
          })}
        </h2>
        <div class="survey-map">
          <SurveyMap {...shown} label={label} />
          <ul class="legend">
            <Legend state="s" value={tally.s} />
            <Legend state="m" value={tally.m} />
            <Legend state="n" value={tally.n} />
          </ul>
        </div>
        <div class="survey-hand">
          <SurveyHand {...shown} missed={missed} target={asked.value.target} />
          <SurveyBlock {...shown} label={t("lab.survey.block")} />
        </div>
        <p class="help-text">{t("lab.survey.read")}</p>
        {result.value && <Csv hands={hands.value} surveyed={result.value} />}
      </section>
      {result.value && <MissedHands {...result.value} target={asked.value.target} />}
    </div>
  );
}

function Csv({ hands, surveyed }: { hands: Four[]; surveyed: Surveyed }) {
  return (
    <button
      type="button"
      class="button"
      onClick={() => download(csvFile(surveyRows(hands, surveyed)), "twentyfour-survey.csv")}
    >
      {t("sets.csv")}
    </button>
  );
}

function Legend({ state, value }: { state: "s" | "n" | "m"; value: number }) {
  return (
    <li data-state={state} data-count={value}>
      <span class={`legend-mark mark-${state}`} aria-hidden="true" />
      <span>{t(`lab.state.${state}`)}</span>
      <b>{count(value)}</b>
    </li>
  );
}

const tallied = (states: string, state: string) => states.split(state).length - 1;

function rankOf(text: string | undefined, otherwise: number) {
  const rank = Number(text);
  return Number.isInteger(rank) && rank >= LOW && rank <= HIGHEST_RANK ? rank : otherwise;
}
