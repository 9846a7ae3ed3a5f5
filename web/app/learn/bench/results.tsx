import { useComputed, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { HIGHEST_RANK } from "../../base/cards/cards.ts";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { count, duration } from "../lab/numbers.ts";
import { SurveyMap } from "../lab/survey/survey-map.tsx";
import type { Bench } from "./bench.ts";
import { BenchHand } from "./bench-hand.tsx";
import { FailureWords } from "./failure-words.tsx";
import { RaceView } from "./race-view.tsx";
import { RowList } from "./row-list.tsx";
import { STATES, type State } from "./ruling.ts";
import { Why } from "./why.tsx";

/** The states in the order of their numerals. Errors are counted only if there are some. */
const COUNTED: State[] = ["s", "m", "w", "e", "n"];

/** The result of a survey, while it runs and afterwards. */
export function Results({ bench }: { bench: Bench }) {
  const { rows, phase, failure, deck, hands, output, solutions } = bench;
  const states = useComputed(() => rows.value.map(({ state }) => state).join(""));
  const chosen = useSignal(0);
  const tally = Object.fromEntries(
    STATES.map((state) => [state, states.value.split(state).length - 1]),
  ) as Record<State, number>;
  const over = phase.value === "done";
  const words = t("bench.told", {
    solved: count(tally.s),
    missed: count(tally.m),
    wrong: count(tally.w),
    errors: count(tally.e),
  });
  const stopped = phase.value === "stopped" ? t("lab.stopped") : "";
  useSaid(over ? sentences(t("lab.done"), words) : stopped);
  useEffect(() => {
    if (over) chosen.value = Math.max(states.peek().search(/[wem]/), 0);
  }, [over]);

  return (
    <>
      {failure.value && <FailureWords failure={failure.value} />}
      {phase.value !== "failed" || rows.value.length ? (
        <section
          class="sheet survey bench-survey"
          aria-label={t("bench.survey")}
          aria-busy={phase.value === "running"}
        >
          <dl class="bench-tally">
            {COUNTED.filter((state) => state !== "e" || tally[state]).map((state) => (
              <div key={state} data-state={state} data-count={tally[state]}>
                <dt>
                  <span class={`legend-mark mark-${state}`} aria-hidden="true" />
                  {t(`lab.state.${state}`)}
                </dt>
                <dd>
                  <NumeralText text={`${tally[state]}`} size={state === "n" ? 20 : 34} tabular />
                </dd>
              </div>
            ))}
          </dl>
          <div class="survey-map">
            <SurveyMap
              hands={hands.value}
              states={states.value}
              low={1}
              high={deck.value.high ?? HIGHEST_RANK}
              chosen={chosen.value}
              onChoose={(place) => {
                chosen.value = place;
              }}
              label={words}
            />
          </div>
          <BenchHand
            hands={hands.value}
            rows={rows.value}
            solutions={solutions.value}
            target={deck.value.target}
            chosen={chosen}
          />
          {over && (
            <p class="help-text">
              {t("bench.time", {
                own: duration(rows.value.reduce((sum, row) => sum + row.milliseconds, 0)),
                total: duration(bench.duration.value),
              })}
            </p>
          )}
        </section>
      ) : null}
      {over && <Why bench={bench} />}
      {over && <RowList rows={rows.value} bench={bench} />}
      {over && <RaceView bench={bench} hand={hands.value[chosen.value] ?? []} />}
      {output.value && (
        <section class="sheet" aria-labelledby="output-heading">
          <h2 id="output-heading">{t("bench.output")}</h2>
          <pre class="traceback" translate={false}>
            {output.value}
          </pre>
        </section>
      )}
    </>
  );
}
