import { useRef } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import { engineState } from "../../base/python/engine.ts";
import { Allowed } from "../../base/ui/allowed.tsx";
import { Field } from "../../base/ui/field.tsx";
import { useInView } from "../../base/ui/in-view.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { Signs } from "../../base/ui/signs.tsx";
import { useSaid } from "../../base/ui/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { Star } from "../../player/lists/star.tsx";
import { setInPlay } from "../../table/solutions/closed-solve.ts";
import { FirstSteps } from "../../table/solutions/first-steps.tsx";
import { HowToFind } from "../../table/solutions/how-to-find.tsx";
import { Rating } from "../../table/solutions/rating.tsx";
import type { SearchState } from "../../table/solutions/search.ts";
import { SearchProgress } from "../../table/solutions/search-progress.tsx";
import { Solutions } from "../../table/solutions/solutions.tsx";
import { solutionsWords } from "../../table/solutions/solutions-words.ts";
import type { SolveForm } from "./solve-form.ts";

const EXAMPLES = ["3 3 8 8", "1 5 5 5", "2 4 8 10", "A A J J", "1 1 1 1", "5 5 5 5 5"];

export function SolvePage({ form }: { form: SolveForm }) {
  const set = useRef(setInPlay()).current;
  return set ? <Closed set={set} /> : <Open form={form} />;
}

/** @param props `set`: the link of the set whose teacher wants the page closed until its end */
function Closed({ set }: { set: string }) {
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("solve.title")}</h1>
        <p>{t("solve.closed")}</p>
        <p>
          <a class="button primary" href={set}>
            {t("solve.closed.back")}
          </a>
        </p>
      </div>
    </div>
  );
}

function Open({ form }: { form: SolveForm }) {
  const { cards, target, faults, search } = form;
  const state = search.state.value;
  const results = useRef<HTMLDivElement | null>(null);
  useInView(results, [[state.solved, ":scope > :last-child"]]);
  useSaid(newsOf(state), { about: state.solved });
  const idle = state.phase === "idle" || state.phase === "cancelled";

  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("solve.title")}</h1>
        <p class="lead">{t("solve.intro")}</p>
        <form
          class="solve-form"
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Field
            id="cards"
            label={t("solve.cards")}
            help={t("solve.cards.help")}
            text={cards}
            fault={faults.value.cards ?? null}
          />
          <Field
            id="target"
            label={t("solve.target")}
            text={target}
            fault={faults.value.target ?? null}
          />
          <Signs
            chosen={allowedOperators({ operators: form.operators.value }).join("")}
            onChange={(operators) => {
              form.operators.value = operators;
            }}
          />
          <button type="submit" class="button primary">
            {t("solve.go")}
          </button>
        </form>
        {idle && <Examples />}
      </div>
      <div class="results" ref={results} aria-busy={state.phase === "running"}>
        {engineState.value !== "ready" && !idle && <EngineNotice />}
        <SearchProgress search={search.state.value} onCancel={search.cancel} />
        {state.error && !faults.value.cards && !faults.value.target && (
          <FailureNotice error={state.error} />
        )}
        {state.phase === "cancelled" && <p class="tip">{t("solve.cancelled")}</p>}
        {state.solved && (
          <div class="sheet">
            <Allowed hand={state.puzzle} />
            <Solutions key={form.key.value} solved={state.solved} target={state.puzzle.target} />
            {state.solved.count > 0 && (
              <HowToFind key={`find ${form.key.value}`} puzzle={state.puzzle} />
            )}
            {state.solved.count === 0 && <FirstSteps puzzle={state.puzzle} />}
            <div class="data-actions">
              <a class="button" href={href("play", form.query.value)}>
                {t("solve.play")}
              </a>
              <Star hand={state.puzzle} />
            </div>
            <Rating puzzle={state.puzzle} />
          </div>
        )}
      </div>
    </div>
  );
}

function newsOf({ phase, solved, puzzle }: SearchState) {
  if (phase === "cancelled") return t("solve.cancelled");
  return solved ? solutionsWords(solved, puzzle.target) : "";
}

function Examples() {
  return (
    <nav class="examples" aria-label={t("solve.examples")}>
      <span>{t("solve.examples")}</span>
      {EXAMPLES.map((hand) => (
        <a key={hand} class="chip" href={href("solve", { hand: hand.replaceAll(" ", ",") })}>
          {hand}
        </a>
      ))}
    </nav>
  );
}
