import type { Card, Hint, Repair, Step } from "../../../engine/contract.d.ts";
import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import { OPERATORS } from "../../base/cards/operators.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import { numeralOf } from "../../base/cards/used-cards.ts";
import type { Advice, CombineStep, Deal, HandState, InputMethod, Rules, Tile } from "./types.ts";

/** A hand with more solutions than this ends with one right answer, even if all are to be found. */
export const MOST_FOUND = 30;

/** The deal of an empty table. */
export const NO_DEAL: Deal = {
  key: "",
  cards: [],
  numbers: null,
  target: null,
  operators: "",
  solvable: false,
  dealt: false,
  difficulty: null,
  review: false,
  step: null,
  known: [],
};

/** The state of a hand when it is dealt. */
export const dealt = (deal: Deal, rules: Rules): HandState => ({
  deal,
  rules,
  error: null,
  unrated: false,
  t: 0,
  text: "",
  steps: [],
  done: 0,
  chosen: null,
  operator: null,
  offer: null,
  fault: null,
  asked: null,
  questions: 0,
  verdict: null,
  wrong: 0,
  misjudged: false,
  advice: {},
  open: false,
  solved: null,
  unsolved: null,
  repair: null,
  mended: [],
  hunt: { found: [], waiting: rules.goal === "all" ? deal.known : [], repeat: null, fault: null },
  cues: 0,
  hints: 0,
  touched: false,
  result: null,
  record: null,
  outcome: null,
  best: { found: null, phase: "looking", error: null },
  left: false,
});

const tileOf = (card: Card): Tile => ({
  card,
  text: numeralOf(card),
  value: "rank" in card ? `${card.rank}` : card.value,
  mixed: null,
});

/**
 * The tiles of dealt cards. The same cards give the same objects, so that nothing is drawn again.
 */
const tilesOfCards = new WeakMap<readonly (Card | null)[], (Tile | null)[]>();

function dealtTiles(cards: readonly (Card | null)[]): (Tile | null)[] {
  const known = tilesOfCards.get(cards) ?? cards.map((card) => card && tileOf(card));
  tilesOfCards.set(cards, known);
  return known;
}

/** The places on the table, each with its tile, or null if it is empty. */
export const tilesOf = ({ deal, steps, done }: HandState): (Tile | null)[] =>
  steps[done - 1]?.tiles ?? dealtTiles(deal.cards);

/** The tables since the deal, as the texts of their cards. */
export const tablesOf = (state: HandState): string[][] =>
  [
    tilesOf({ ...state, done: 0 }),
    ...state.steps.slice(0, state.done).map(({ tiles }) => tiles),
  ].map((tiles) => tiles.flatMap((tile) => tile?.text ?? []));

/** The text of the last card if it is the only one, else empty. */
export function lastText(state: HandState): string {
  const [tile, ...others] = tilesOf(state).filter((each) => each !== null);
  return tile && others.length === 0 ? tile.text : "";
}

/**
 * Whether two cards may be combined as the left and the right one. If the cards must stay in their
 * order, the right one is the next.
 */
export function mayJoin(state: HandState, left: number, right: number): boolean {
  const between = tilesOf(state).slice(left + 1, right);
  return !state.deal.ordered || (left < right && !between.some(Boolean));
}

/** The operators that are allowed between two cards. */
export const allowed = ({ deal }: HandState) => allowedOperators(deal);

/** True while the text of the verdict is unchanged on the table. */
export function stands(state: HandState): boolean {
  const { verdict, text } = state;
  return !verdict?.text || verdict.text === (verdict.by === "combine" ? lastText(state) : text);
}

/** True while solutions are left to find, so that a right answer does not end the hand. */
export function hunting({ rules, hunt, solved }: HandState): boolean {
  if (rules.goal !== "all") return false;
  return solved === null || (solved.count <= MOST_FOUND && hunt.found.length < solved.count);
}

export const isWon = (state: HandState): boolean =>
  Boolean(state.verdict?.ok) && stands(state) && !hunting(state);

/** The milliseconds of a hand. A solved hand ends with its answer, however late Python judges. */
export const timeOf = ({ result, verdict, t }: HandState): number =>
  verdict && (result === "solved" || result === "none") ? verdict.t : t;

/** Whether the cards and the text can no longer change. */
export const isFrozen = (state: HandState): boolean =>
  state.rules.goal === "nearest" ? state.outcome !== null : isWon(state);

export const claimable = ({ rules, deal, hunt }: HandState): boolean =>
  rules.claims && !deal.solvable && !hunt.found.length;

/** The position that a hint is about: the whole hand, or the cards that are left. */
export const positionOf = (state: HandState, by: InputMethod): string =>
  by === "type" ? "hand" : JSON.stringify(tablesOf(state));

/** The shown hints: first the hints of earlier tables that still fit, then the hints of this table. */
export function hintsOf(state: HandState, by: InputMethod): Hint[] {
  const here = shownOf(state.advice[positionOf(state, by)]);
  if (by === "type") return here;
  const fitting = fittingHints(state).filter(({ code }) =>
    here.every((hint) => hint.code !== code),
  );
  return [...fitting, ...here];
}

const shownOf = ({ taken, hints }: Advice = NO_ADVICE): Hint[] => hints?.slice(0, taken) ?? [];

const NO_ADVICE: Advice = { taken: 0, hints: null, error: null };

/** A technique and a solution fit while each later step is one of the solution. */
function fittingHints(state: HandState): Hint[] {
  const tables = tablesOf(state);
  for (let count = tables.length - 1; count > 0; count -= 1) {
    const advice = state.advice[JSON.stringify(tables.slice(0, count))];
    const solution = advice?.hints?.find(({ code }) => code === "solution")?.expression;
    const later = state.steps.slice(count - 1, state.done).map(stepOf);
    if (solution && later.every((step) => solution.steps.some((each) => isSame(step, each))))
      return shownOf(advice).filter(({ code }) => code === "technique" || code === "solution");
  }
  return [];
}

function isSame(a: Step, b: Step): boolean {
  if (a.operator !== b.operator) return false;
  const isTurned = a.left === b.right && a.right === b.left;
  return (
    (a.left === b.left && a.right === b.right) || (OPERATORS[a.operator].associative && isTurned)
  );
}

/** The number of hints according to the events. The state keeps its maximum. */
export const hintsTaken = ({ advice, mended, cues }: HandState): number =>
  Object.values(advice).reduce((sum, { taken }) => sum + taken, mended.length + cues);

/** The number of hints that may still be taken; null if there is no limit. */
export const hintsLeft = ({ rules, hints }: HandState): number | null =>
  rules.hints === null ? null : Math.max(0, rules.hints - hints);

/** Whether hints revealed the whole solution. */
export const isRevealed = ({ advice }: HandState): boolean =>
  Object.values(advice).some((each) => shownOf(each).some(({ code }) => code === "solution"));

/**
 * Whether the page explains the repair of a wrong answer. It does not if that would reveal that
 * there is a solution.
 */
export function isMended({ rules, deal, verdict }: HandState): boolean {
  if (rules.help === "none" || verdict?.code !== "wrong-value") return false;
  return deal.cards.length <= RATED_CARDS && (!deal.dealt || deal.solvable);
}

/** The card to hand in: the selected one, else the newest. */
export function candidate(state: HandState): Tile | null {
  const { chosen, steps, done } = state;
  return (chosen === null ? steps[done - 1]?.tile : tilesOf(state)[chosen]) ?? null;
}

export const isFaceUp = ({ deal: { cards } }: HandState): boolean =>
  cards.length > 0 && cards.every(Boolean);

/** Whether the hand's clock runs while its page is shown. */
export const isTimed = (state: HandState): boolean =>
  state.result === null && state.outcome === null && isFaceUp(state);

/**
 * The explanation of the last wrong answer: the last step after which the target could still be
 * made, or the first step, which lost it. Also the number of steps before the one that loses the
 * target, the part of the text that makes `step`, and the steps to undo.
 */
export type Astray = {
  isReachable: boolean;
  step: Step;
  lost: number;
  span: Repair["last_span"];
  undo: number;
};

/** Where the last wrong answer loses the target; null if the page does not explain it. */
export function astrayOf({
  verdict,
  repair: mending,
  steps,
  done,
}: Pick<HandState, "verdict" | "repair" | "steps" | "done">): Astray | null {
  if (!verdict || mending?.n !== verdict.n) return null;
  const { repair } = mending;
  if (!repair || repair.kept === null) return null;
  const undo = mending.undo ?? 0;
  const combined = verdict.by === "combine" ? steps.slice(0, done).map(stepOf) : null;
  const reachable = combined ? combined.length - undo : repair.kept;
  const step = (combined ?? verdict.expression?.steps ?? [])[Math.max(reachable - 1, 0)];
  const span = combined ? null : repair.last_span;
  return step ? { isReachable: reachable > 0, step, lost: reachable, span, undo } : null;
}

function stepOf({ tile: { made, value } }: CombineStep): Step {
  return { left: made.left.value, operator: made.operator, right: made.right.value, value };
}

/** The smallest change that makes the last wrong answer right; null if there is none. */
export function changeOf({
  verdict,
  repair: mending,
}: Pick<HandState, "verdict" | "repair">): Repair | null {
  const repair = verdict && mending?.n === verdict.n ? mending.repair : null;
  return repair?.code ? repair : null;
}
