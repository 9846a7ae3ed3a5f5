import { type Signal, useSignal } from "@preact/signals";
import { settings } from "../../base/browser/settings.ts";
import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { type Allowing, allowingOf, isRestricted, type Puzzle } from "../../base/cards/puzzle.ts";
import { ask, EngineError } from "../../base/python/engine.ts";
import { LineIcon } from "../../base/ui/buttons/icon.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { courts } from "../../base/words/courts.ts";
import { type Key, t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { WhyNot } from "../../table/why/why-not.tsx";
import { type Chosen, chosenCards } from "./chosen-cards.ts";
import { ChosenHand } from "./chosen-hand.tsx";
import { FactsView } from "./facts-view.tsx";
import { factsAtOnce, firstFact, type HandFacts, otherFacts } from "./hand-facts.ts";
import { dealOf, type Held, numbersOf, ranksOf, typedHand, WISHES, type Wish } from "./wishes.ts";

const LOCK = "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3";

const TARGET = /^-?\d+(?:\/\d+)?$/;

const WISH_WORDS: Record<Wish, Key> = {
  like: "composer.like",
  harder: "composer.harder",
  single: "composer.single",
  fractions: "composer.fractions",
};

/**
 * A hand that is put together: its cards, what is known of it at once, and other hands that keep
 * some of its cards.
 */
export function Composer({
  cards,
  target,
  rules = {},
}: {
  cards: Signal<string>;
  target: string;
  rules?: Allowing;
}) {
  const chosen = chosenCards(cards.value, courts());
  const hand = puzzleOf(chosen, target.trim(), rules);
  const facts = useFacts(hand);
  return (
    <>
      <ChosenHand cards={cards} target={target} />
      <FactsView facts={facts} />
      {hand && facts?.solvable === false && <WhyNot key={JSON.stringify(hand)} puzzle={hand} />}
      <Wishes key={chosen.length} cards={cards} chosen={chosen} hand={hand} facts={facts} />
    </>
  );
}

/** What is known at once of a typed hand. */
export function FactsOf({ text, target }: { text: string; target: string }) {
  return <FactsView facts={useFacts(puzzleOf(chosenCards(text, courts()), target.trim(), {}))} />;
}

/** The chosen cards as a hand in the form that Python takes; null if they are no hand. */
function puzzleOf(chosen: Chosen[], target: string, rules: Allowing): Puzzle | null {
  const numbers = numbersOf(chosen);
  return numbers && TARGET.test(target) ? { numbers, target, ...allowingOf(rules) } : null;
}

/** What is known of a hand: from the deck table at once, else from Python step by step. */
function useFacts(hand: Puzzle | null): HandFacts | null {
  const known = hand && factsAtOnce(hand);
  const asked = known ? null : hand;
  const { result: first = null } = useResult(
    async (signal) => asked && firstFact(asked, signal),
    [JSON.stringify(asked)],
  );
  const { result: all } = useResult(
    async (signal) => asked && first && otherFacts(asked, first, signal),
    [first],
  );
  return known ?? all ?? first;
}

/** Other hands by the engine. The cards that are held stay. */
function Wishes({
  cards,
  chosen,
  hand,
  facts,
}: {
  cards: Signal<string>;
  chosen: Chosen[];
  hand: Puzzle | null;
  facts: HandFacts | null;
}) {
  const places = useSignal<ReadonlySet<number>>(new Set());
  const failure = useSignal<EngineError | null>(null);
  const ranks = ranksOf(chosen);
  const fits = ranks && ranks.length <= RATED_CARDS && !courts() && !hand?.ordered;
  if (!fits || !hand || !facts) return null;
  const held: Held = { ranks, places: places.value };

  async function deal(wish: Wish) {
    if (!hand || !facts) return;
    const { target } = hand;
    const rules = isRestricted(hand) ? { target, operators: hand.operators ?? "" } : { target };
    failure.value = null;
    try {
      const { numbers } = await ask("deal", dealOf(wish, held, facts, rules));
      cards.value = typedHand(numbers, held, settings.peek().ranks === "letters");
      say(cards.value);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      failure.value = error;
    }
  }

  function toggle(place: number) {
    const next = new Set(places.value);
    if (!next.delete(place) && next.size < chosen.length - 1) next.add(place);
    places.value = next;
  }

  return (
    <div class="wishes">
      <fieldset class="held-cards">
        <legend>{t("composer.keep")}</legend>
        {chosen.map(({ word }, place) => (
          <button
            key={`${place}`}
            type="button"
            class="held-card"
            aria-pressed={places.value.has(place)}
            aria-label={t("composer.keep.card", { card: word })}
            onClick={() => toggle(place)}
          >
            <NumeralText text={word} />
            {places.value.has(place) && <LineIcon path={LOCK} />}
          </button>
        ))}
      </fieldset>
      <div class="wish-chips">
        {WISHES.filter((wish) => wish !== "harder" || facts.score !== null).map((wish) => (
          <button key={wish} type="button" class="chip" onClick={() => deal(wish)}>
            {t(WISH_WORDS[wish])}
          </button>
        ))}
      </div>
      {failure.value && <FailureNotice error={failure.value} />}
    </div>
  );
}
