import { useRef } from "preact/hooks";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import { href } from "../../base/address/router.ts";
import { withSuits } from "../../base/cards/cards.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import { engineState } from "../../base/python/engine.ts";
import { Allowed } from "../../base/ui/cards/allowed.tsx";
import { Field } from "../../base/ui/fields/field.tsx";
import { Signs } from "../../base/ui/fields/signs.tsx";
import { useInView } from "../../base/ui/input/in-view.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { courts } from "../../base/words/courts.ts";
import { t } from "../../base/words/i18n.ts";
import { chosenCards } from "../../player/composer/chosen-cards.ts";
import { Composer } from "../../player/composer/composer.tsx";
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
        <h1 tabIndex={-1}>{t("solver.title")}</h1>
        <p>{t("solver.closed")}</p>
        <p>
          <a class="button primary" href={set}>
            {t("solver.closed.back")}
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
    <div class="solver">
      <div class="page start">
        <h1 tabIndex={-1}>{t("solver.title")}</h1>
        <form
          class="start-form"
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <Composer
            cards={cards}
            target={target.value}
            rules={{ operators: form.operators.value, ordered: form.ordered.value }}
          />
          {idle && !cards.value && <Examples />}
          <Fold title={t("solver.more")} open={isUnusual(form)}>
            {() => <TypedFields form={form} />}
          </Fold>
          <button type="submit" class="button primary start-button">
            {t("solver.go")}
          </button>
        </form>
      </div>
      <div class="results" ref={results} aria-busy={state.phase === "running"}>
        {engineState.value !== "ready" && !idle && <EngineNotice />}
        <SearchProgress search={search.state.value} onCancel={search.cancel} />
        {state.error && !faults.value.cards && !faults.value.target && (
          <FailureNotice error={state.error} />
        )}
        {state.phase === "cancelled" && <p class="tip">{t("solver.cancelled")}</p>}
        {state.solved && <Solved form={form} solved={state.solved} />}
      </div>
    </div>
  );
}

/** Whether the form has something that no key can choose, or a fault. */
function isUnusual({ cards, target, operators, ordered, faults }: SolveForm) {
  const isTyped = chosenCards(cards.value, courts()).some(({ card }) => !card || !("rank" in card));
  const isFaulty = Object.keys(faults.value).length > 0;
  const isLimited = operators.value !== "" || ordered.value;
  return isFaulty || isTyped || target.value !== DEFAULT_TARGET || isLimited;
}

/** The hand as a text, the target and the operators. */
function TypedFields({ form }: { form: SolveForm }) {
  const { cards, target, operators, ordered, faults } = form;
  return (
    <div class="solver-form">
      <Field
        id="cards"
        label={t("solver.cards")}
        help={t("solver.cards.help")}
        text={cards}
        fault={faults.value.cards ?? null}
      />
      <Field
        id="target"
        label={t("solver.target")}
        text={target}
        fault={faults.value.target ?? null}
      />
      <Signs
        chosen={allowedOperators({ operators: operators.value }).join("")}
        onChange={(chosen) => {
          operators.value = chosen;
        }}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={ordered.value}
          onChange={({ currentTarget }) => {
            ordered.value = currentTarget.checked;
          }}
        />
        <span>{t("solver.ordered")}</span>
      </label>
    </div>
  );
}

function Solved({ form, solved }: { form: SolveForm; solved: NonNullable<SearchState["solved"]> }) {
  const { puzzle } = form.search.state.value;
  const key = form.key.value;
  const link = href("play", form.query.value);
  return (
    <div class="solved">
      <Solutions
        key={key}
        solved={solved}
        target={puzzle.target}
        cards={withSuits(puzzle.numbers.map((value) => ({ value: `${value}` })))}
      />
      <div class="sheet">
        <Allowed hand={puzzle} />
        {solved.count > 0 && <HowToFind key={`find ${key}`} puzzle={puzzle} />}
        {solved.count === 0 && <FirstSteps puzzle={puzzle} />}
        <div class="data-actions">
          <a class="button" href={link}>
            {t("solver.play")}
          </a>
          <Star hand={puzzle} />
          <ShareButton text={addressOf(link) || link} label={t("sets.send-link")} />
        </div>
        <Rating puzzle={puzzle} />
      </div>
    </div>
  );
}

function newsOf({ phase, solved, puzzle }: SearchState) {
  if (phase === "cancelled") return t("solver.cancelled");
  return solved ? solutionsWords(solved, puzzle.target) : "";
}

function Examples() {
  return (
    <nav class="examples" aria-label={t("solver.examples")}>
      <span>{t("solver.examples")}</span>
      {EXAMPLES.map((hand) => (
        <a key={hand} class="chip" href={href("solve", { hand: hand.replaceAll(" ", ",") })}>
          {hand}
        </a>
      ))}
    </nav>
  );
}
