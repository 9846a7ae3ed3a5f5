import { useRef } from "preact/hooks";
import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { SYMBOLS } from "../core/operators.js";
import { SIGNS } from "../core/pretty.js";
import { allowedOperators } from "../core/puzzle.js";
import { href } from "../core/router.js";
import { Allowed } from "../ui/allowed.jsx";
import { Field } from "../ui/field.jsx";
import { useInView } from "../ui/in-view.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useSaid } from "../ui/use-said.js";
import { FirstSteps } from "./first-steps.jsx";
import { HowToFind } from "./how-to-find.jsx";
import { Rating } from "./rating.jsx";
import { SearchProgress } from "./search-progress.jsx";
import { Solutions } from "./solutions.jsx";
import { solutionsWords } from "./solutions-words.js";

/** @import { OperatorSymbol } from "../../engine/contract.d.ts" */
/** @import { SearchState } from "./search.js" */
/** @import { SolveForm } from "./solve-form.js" */

const EXAMPLES = ["3 3 8 8", "1 5 5 5", "2 4 8 10", "A A J J", "1 1 1 1", "5 5 5 5 5"];

/** @param {{form: SolveForm}} props */
export function SolvePage({ form }) {
  const { cards, target, faults, search } = form;
  const state = search.state.value;
  const results = useRef(/** @type {HTMLDivElement | null} */ (null));
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
          <Signs form={form} />
          <button type="submit" class="button primary">
            {t("solve.go")}
          </button>
        </form>
        {idle && <Examples />}
      </div>
      <div class="results" ref={results} aria-busy={state.phase === "running"}>
        {engineState.value !== "ready" && !idle && <EngineNotice />}
        <SearchProgress search={search} onCancel={search.cancel} />
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
            <a class="button" href={href("play", form.query.value)}>
              {t("solve.play")}
            </a>
            <Rating puzzle={state.puzzle} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * The operators that are allowed, each of which can be left out; at least one stays.
 *
 * @param {{form: SolveForm}} props
 */
function Signs({ form: { operators } }) {
  const allowed = allowedOperators({ operators: operators.value });

  /** @param {OperatorSymbol} sign */
  function toggle(sign) {
    const next = SYMBOLS.filter((symbol) => allowed.includes(symbol) !== (symbol === sign));
    if (next.length) operators.value = next.join("");
  }

  return (
    <fieldset class="solve-signs" aria-label={t("key.label")}>
      {SYMBOLS.map((sign) => (
        <button
          key={sign}
          type="button"
          class="chip"
          aria-pressed={allowed.includes(sign)}
          aria-label={`${t(`key.${sign}`)} ${SIGNS[sign]}`}
          onClick={() => toggle(sign)}
        >
          {SIGNS[sign]}
        </button>
      ))}
    </fieldset>
  );
}

/** @param {SearchState} state */
function newsOf({ phase, solved, puzzle }) {
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
