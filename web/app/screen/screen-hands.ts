import type { Card, CardNumber, Expression, SchoolStep } from "../../engine/contract.d.ts";
import { withSuits } from "../core/cards.ts";
import { ask } from "../core/engine.ts";
import { DEFAULT_TARGET, readOperators } from "../core/hand-query.ts";
import { type Posed, type Puzzle, puzzleOf } from "../core/puzzle.ts";
import type { Query } from "../core/router.ts";
import { fetchDeal } from "../dealing/deals.ts";
import { stepsOf } from "../print/sheet-hands.ts";
import { readChoices, type SheetChoices } from "../print/sheet-link.ts";
import { handsOf, readSet } from "../set/set-link.ts";

/**
 * A hand on the big screen. `count` is the number of hands in its set. `solution` resolves to null
 * if there is none.
 */
export interface ScreenHand {
  cards: Card[];
  target: string;
  operators: string | undefined;
  count: number | null;
  solution: Promise<Expression | null>;
}

type ShownHand = Pick<ScreenHand, "cards"> & Posed;

/**
 * Returns a function from a place to the hand there. For a set, these are its hands, and null after
 * the last. Otherwise the first is the hand of the link, followed by dealt hands.
 */
export function screenHands(
  query: Query,
  signal: AbortSignal,
): (place: number) => Promise<ScreenHand | null> {
  const link = readSet(query);
  if (link) {
    let hands: ReturnType<typeof handsOf> | undefined;
    return async (place) => {
      hands ??= handsOf(link, signal);
      const { [place]: hand, length } = await hands.catch((error) => {
        hands = undefined;
        throw error;
      });
      return hand ? withSolution(shownOf(hand), length, signal) : null;
    };
  }
  const { level, school, deck, edition, operators } = readDealt(query);
  const wanted = {
    level: level === "mixed" ? "any" : level,
    deck,
    operators,
    edition: edition || "standard",
    solvable: "only",
    signal,
  } as const;
  const deal = (last: CardNumber[] | null): Promise<ShownHand> =>
    school
      ? dealBySteps(
          stepsOf(school),
          { deck, edition, operators, exclude: last ? [last] : [] },
          signal,
        )
      : fetchDeal(last, wanted);
  let last: CardNumber[] | null = null;
  return async (place) => {
    const hand = place === 0 && query.hand ? await readHand(query, signal) : await deal(last);
    last = hand.numbers;
    return withSolution(hand, null, signal);
  };
}

/** A hand of some school steps. */
async function dealBySteps(
  school: SchoolStep[],
  {
    deck,
    edition,
    ...others
  }: Pick<SheetChoices, "deck" | "edition" | "operators"> & { exclude: CardNumber[][] },
  signal: AbortSignal,
) {
  const wanted = { school, ...others };
  return edition
    ? ask("deal_edition", { edition, ...wanted }, { signal })
    : { ...(await ask("deal", { deck, ...wanted }, { signal })), operators: others.operators };
}

/** What is dealt unless the link says otherwise: hands that every class can begin with. */
const USUAL = { level: "easy", deck: "10" };

/** The choices of a link for the hands to deal; without any, those for a beginning. */
export const readDealt = (query: Query) =>
  readChoices(isChosen(query) ? query : { ...query, ...USUAL }, "", null);

const isChosen = ({ level, school, deck, edition, operators }: Query) =>
  Boolean(level || school || deck || edition || operators);

async function readHand(query: Query, signal: AbortSignal): Promise<ShownHand> {
  const { hand = "", target = DEFAULT_TARGET } = query;
  const [{ cards, numbers }, wanted] = await Promise.all([
    ask("read_hand", { text: hand }, { signal }),
    ask("read_target", { text: target }, { signal }),
  ]);
  return { cards: withSuits(cards), numbers, target: wanted, operators: readOperators(query) };
}

const shownOf = (hand: Puzzle): ShownHand => ({
  ...hand,
  cards: hand.numbers.map((value) => ({ value: `${value}` })),
});

function withSolution(
  { cards, ...hand }: ShownHand,
  count: number | null,
  signal: AbortSignal,
): ScreenHand {
  const { target, operators } = hand;
  const puzzle = puzzleOf(hand);
  const solution = ask("solve", puzzle, { signal }).then(({ solutions: [first] }) => first ?? null);
  solution.catch(() => {}); // the failure is reported when the solution is needed
  return { cards, target, operators, count, solution };
}
