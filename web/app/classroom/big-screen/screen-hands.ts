import type {
  Card,
  CardNumber,
  Expression,
  Hint,
  PathCode,
  SchoolStep,
  Step,
  WorkCode,
} from "../../../engine/contract.d.ts";
import { MOST_HANDS } from "../../base/address/hand-list.ts";
import { DEFAULT_TARGET, queryOf, readAllowing } from "../../base/address/hand-query.ts";
import type { Query } from "../../base/address/router.ts";
import { withSuits } from "../../base/cards/cards.ts";
import { type Posed, type Puzzle, puzzleOf } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { fetchDeal } from "../../player/dealing/deals.ts";
import { stepsOf } from "../print/sheet-hands.ts";
import { readChoices, readNumber, type SheetChoices } from "../print/sheet-link.ts";
import { handsOf, readSet } from "../sets/set-link.ts";

/** A solution to show. In a lesson each step has a purpose. */
export interface ScreenSolution {
  answer: Expression;
  steps: { step: Step; code?: WorkCode }[];
}

/**
 * A hand on the big screen. `count` is the number of hands if there is a last one. `solutions` are
 * different, the simplest first. `hints` do not show a step, and come when they are asked for.
 */
export interface ScreenHand {
  cards: Card[];
  target: string;
  operators: string | undefined;
  ordered?: boolean | undefined;
  count: number | null;
  /** The query of the link that plays the hand. */
  link: Query;
  solutions: Promise<ScreenSolution[]>;
  hints: () => Promise<Hint[]>;
}

type ShownHand = Pick<ScreenHand, "cards"> & Posed;

/** The hints that leave the steps to the class. */
const HINTS = ["solvable", "technique", "last-operator"];

/**
 * Returns a function from a place to the hand there, and to null after the last. A set and a lesson
 * have their hands. Otherwise the first is the hand of the link, followed by dealt hands.
 */
export function screenHands(
  query: Query,
  signal: AbortSignal,
): (place: number) => Promise<ScreenHand | null> {
  const link = readSet(query);
  if (link) {
    return fromList(
      () => handsOf(link, signal),
      (hand, count) => withSolutions(shownOf(hand), count, signal),
    );
  }
  const { level, school, deck, edition, operators, technique } = readDealt(query);
  if (technique) return lessonHands(technique, signal);
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
  const count = query.count ? readNumber(query.count, 1, MOST_HANDS) : null;
  let last: CardNumber[] | null = null;
  return async (place) => {
    if (place === count) return null;
    const hand = place === 0 && query.hand ? await readHand(query, signal) : await deal(last);
    last = hand.numbers;
    return withSolutions(hand, count, signal);
  };
}

/** The hands of a list that is fetched once. A failed fetch is repeated by the next call. */
function fromList<Item>(
  fetchList: () => Promise<Item[]>,
  shown: (item: Item, count: number) => ScreenHand,
) {
  let list: Promise<Item[]> | undefined;
  return async (place: number) => {
    list ??= fetchList();
    const { [place]: item, length } = await list.catch((error) => {
      list = undefined;
      throw error;
    });
    return item ? shown(item, length) : null;
  };
}

/** The hands of a lesson: its examples, then those to solve. Its hint is what to look for. */
const lessonHands = (code: PathCode, signal: AbortSignal) =>
  fromList(
    async () => {
      const { examples, hands } = await ask("lesson", { code }, { signal });
      return [...examples, ...hands];
    },
    ({ hand, answer, steps }, count): ScreenHand => ({
      cards: hand.cards,
      target: hand.target,
      operators: undefined,
      count,
      link: queryOf(hand),
      solutions: Promise.resolve([{ answer, steps }]),
      hints: async () => [{ code: "technique", params: { technique: code }, expression: null }],
    }),
  );

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
  return { cards: withSuits(cards), numbers, target: wanted, ...readAllowing(query) };
}

const shownOf = (hand: Puzzle): ShownHand => ({
  ...hand,
  cards: hand.numbers.map((value) => ({ value: `${value}` })),
});

function withSolutions(
  { cards, ...hand }: ShownHand,
  count: number | null,
  signal: AbortSignal,
): ScreenHand {
  const { target, operators, ordered } = hand;
  const puzzle = puzzleOf(hand);
  const solutions = ask("solve", puzzle, { signal }).then(({ solutions }) =>
    solutions.map((answer) => ({ answer, steps: answer.steps.map((step) => ({ step })) })),
  );
  solutions.catch(() => {}); // the failure is reported when the solution is needed
  const hints = async () =>
    (await ask("hints", puzzle, { signal })).filter(({ code }) => HINTS.includes(code));
  return { cards, target, operators, ordered, count, link: queryOf(hand), solutions, hints };
}
