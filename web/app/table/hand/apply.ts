import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { FIRST_STEPS_CARDS } from "../../base/cards/card-limits.ts";
import { OPERATORS } from "../../base/cards/operators.ts";
import { keysOf } from "../../base/data/keys.ts";
import type { Ruling } from "../../base/python/ruling.ts";
import { combine } from "./exact.ts";
import type {
  Act,
  Answers,
  Asked,
  Fault,
  HandEvent,
  HandState,
  InputMethod,
  Judged,
  Move,
  Result,
  Uncombined,
  Won,
} from "./types.ts";
import {
  allowed,
  claimable,
  hintsLeft,
  hintsTaken,
  hunting,
  isFrozen,
  lastText,
  mayJoin,
  positionOf,
  stands,
  tilesOf,
} from "./views.ts";
import { isWanted } from "./wanted.ts";

const MOST_CUES = 2;

type Change = Partial<HandState>;
type Of<Type extends Act["type"]> = Extract<Act, { type: Type }>;

/**
 * The hand after an event. An event without effect, such as a stale answer, returns the same state.
 */
export function apply(state: HandState, event: HandEvent): HandState {
  const t = Math.max(state.t, event.t);
  const change = changeBy({ ...state, t }, event);
  if (!change || (event.type !== "typed" && isUnchanged(state, change))) return state;
  return concluded({ ...state, ...change, t });
}

const isUnchanged = (state: HandState, change: Change): boolean =>
  keysOf(change).every((name) => state[name] === change[name]);

/** The changes by an event; null if it has no effect. */
function changeBy(state: HandState, event: HandEvent): Change | null {
  if (state.left && event.type !== "returned" && event.type !== "named") return null;
  switch (event.type) {
    case "typed":
      return isFrozen(state) ? null : { text: event.text };
    case "chose":
      return choose(state, event.place);
    case "signed":
      return chooseOperator(state, event.operator);
    case "dropped":
      return drop(state, event);
    case "joined":
      return isFrozen(state) ? null : { ...NOTHING_CHOSEN, ...joined(state, event) };
    case "cleared":
      return NOTHING_CHOSEN;
    case "undone":
      return isFrozen(state)
        ? null
        : { ...NOTHING_CHOSEN, done: Math.max(0, state.done - event.count) };
    case "redone":
      return redo(state);
    case "submitted":
      return isFrozen(state) ? null : question(state, event.text, event.by);
    case "claimed":
      return isFrozen(state) || !claimable(state) ? null : question(state, "", event.by, true);
    case "hinted":
      return hint(state, event.by);
    case "mended":
      return mend(state);
    case "opened":
      return state.open || state.rules.help !== "coach" ? null : { open: true, unsolved: null };
    case "closed":
      return state.open ? { open: false } : null;
    case "cancelled":
      return state.outcome
        ? { best: { found: event.found ?? null, phase: "cancelled", error: null } }
        : state.open && !state.solved
          ? { open: false }
          : null;
    case "gave-up":
      return giveUp(state);
    case "abandoned":
      return state.result ? null : { result: "left" };
    case "named":
      return { hints: Math.max(1, state.hints) };
    case "left":
      return { ...NOTHING_CHOSEN, ...unanswered(state), left: true };
    case "returned":
      return state.left ? { left: false } : null;
    case "resumed":
      return resume(state, event);
    case "recalled":
      return state.outcome || state.result ? null : { outcome: event.outcome, asked: null };
    case "won-before":
      return state.touched || state.result ? null : wonBefore(state, event);
    case "recorded":
      return { record: event.id };
    case "answered":
      return isWanted(state, event.call, event.key) ? answered(state, event) : null;
    case "failed":
      return isWanted(state, event.call, event.key) ? failed(state, event) : null;
  }
}

const NOTHING_CHOSEN = { chosen: null, operator: null, offer: null, fault: null } satisfies Change;

/** After a reload nothing is selected, and a search does not start again. */
function resume(state: HandState, { hints = 0, wrong }: Of<"resumed">): Change {
  return {
    ...NOTHING_CHOSEN,
    t: state.t,
    hints: Math.max(hints, state.hints),
    wrong: Math.max(wrong ?? 0, state.wrong),
    touched: state.touched || wrong !== undefined,
    open: state.open && state.solved !== null,
  };
}

/** The requests that are dropped when a hand is left. */
const unanswered = ({ advice }: HandState): Change => ({
  asked: null,
  open: false,
  advice: Object.fromEntries(
    Object.entries(advice).filter(([, { hints, error }]) => hints || error),
  ),
});

/* Combining */

function choose(state: HandState, place: number): Change | null {
  const { chosen, operator } = state;
  if (isFrozen(state) || !tilesOf(state)[place]) return null;
  if (lastText(state))
    return state.rules.goal === "nearest" ? null : question(state, lastText(state), "combine");
  if (chosen !== null && operator) {
    return {
      ...NOTHING_CHOSEN,
      ...joined(state, { first: chosen, operator, second: place, onto: place }),
    };
  }
  return {
    ...NOTHING_CHOSEN,
    chosen: chosen === place ? null : place,
    operator,
  };
}

function chooseOperator(state: HandState, operator: OperatorSymbol): Change | null {
  const remaining = tilesOf(state).filter(Boolean).length;
  if (isFrozen(state) || remaining < 2 || !allowed(state).includes(operator)) return null;
  const last = state.steps[state.done - 1]?.onto ?? null;
  return {
    fault: null,
    operator: state.operator === operator ? null : operator,
    chosen: state.chosen ?? last,
  };
}

/** Drops a card on another: applies the chosen operator, or offers a choice of operators. */
function drop(state: HandState, { from, onto }: Of<"dropped">): Change | null {
  if (isFrozen(state)) return null;
  const waiting = state.chosen === from ? state.operator : null;
  if (!mayJoin(state, Math.min(from, onto), Math.max(from, onto)))
    return { ...NOTHING_CHOSEN, fault: outOfOrder(state) };
  if (!waiting) return { ...NOTHING_CHOSEN, offer: { from, onto } };
  return {
    ...NOTHING_CHOSEN,
    ...joined(state, { first: from, operator: waiting, second: onto, onto }),
  };
}

function joined(state: HandState, { first, operator, second, onto }: Move): Change {
  const tiles = tilesOf(state);
  const [left, right] = [tiles[first], tiles[second]];
  if (!left || !right || first === second) return {};
  if (!mayJoin(state, first, second)) {
    return mayJoin(state, second, first) && OPERATORS[operator].associative
      ? joined(state, { first: second, operator, second: first, onto })
      : { fault: outOfOrder(state) };
  }
  const tile = combine(left, operator, right);
  if ("code" in tile) return { fault: tile };
  if (state.rules.whole && !/^[1-9]\d*$/.test(tile.value)) {
    return { fault: { code: "not-whole", params: { text: tile.value } } };
  }
  const emptied = onto === first ? second : first;
  const step = {
    first,
    operator,
    second,
    onto,
    tile,
    tiles: tiles.with(emptied, null).with(onto, tile),
  };
  const change = { steps: [...state.steps.slice(0, state.done), step], done: state.done + 1 };
  return { ...change, ...judgeLast({ ...state, ...change }) };
}

const outOfOrder = (state: HandState): Uncombined => ({
  code: "out-of-order",
  params: {
    order: tilesOf(state)
      .flatMap((tile) => tile?.value ?? [])
      .join(" "),
  },
});

function redo(state: HandState): Change | null {
  if (isFrozen(state) || state.done === state.steps.length) return null;
  const change = { ...NOTHING_CHOSEN, done: state.done + 1 };
  return { ...change, ...judgeLast({ ...state, ...change }) };
}

/** Judges the last card automatically, unless any card may be handed in. */
const judgeLast = (state: HandState): Change =>
  lastText(state) && state.rules.goal !== "nearest"
    ? question(state, lastText(state), "combine")
    : {};

/* The referee */

/** Asks the referee, in place of a pending question. */
function question(state: HandState, text: string, by: InputMethod, claim = false): Change {
  const n = state.questions + 1;
  const { t } = state;
  if (state.error)
    return { questions: n, ...ruled(state, unjudged(state.error), { n, text, by, t, claim }) };
  return { questions: n, asked: { n, text, by, t, claim } };
}

function ruled(state: HandState, ruling: Ruling, asked: Asked): Change {
  const { claim, ...answer } = asked;
  const verdict: Judged = { ...ruling, ...answer };
  const wrong = state.wrong + Number(Boolean(ruling.counts_as_wrong));
  const right = ruling.ok && ruling.expression?.text;
  const waiting = right && hunting(state) ? [...state.hunt.waiting, right] : state.hunt.waiting;
  return {
    asked: null,
    verdict,
    wrong,
    misjudged: state.misjudged || (claim && wrong > state.wrong),
    hunt: { ...state.hunt, waiting, repeat: null, fault: null },
  };
}

/** The ruling on an answer. A lesson rejects a right answer by another technique. */
function rulingOf({ rules }: HandState, value: Answers["judge"]): Ruling {
  if (!("verdict" in value)) return value;
  const { verdict } = value;
  if ("distance" in value) return { ...verdict, ok: value.distance !== null };
  if (!verdict.ok || value.fits) return verdict;
  const params = { found: value.techniques[0]?.code ?? "", wanted: rules.technique ?? "" };
  return { ...verdict, ok: false, code: "other-technique", params };
}

/* Help */

function hint(state: HandState, by: InputMethod): Change | null {
  const { help } = state.rules;
  if (help === "cue" && !isFrozen(state) && !state.result)
    return { cues: Math.min(MOST_CUES, state.cues + 1) };
  if (help !== "coach") return null;
  const at = positionOf(state, by);
  const now = state.advice[at] ?? { taken: 0, hints: null, error: null };
  if (now.error)
    return { advice: { ...state.advice, [at]: { taken: 1, hints: null, error: null } } };
  if (hintsLeft(state) === 0) return null;
  if (now.taken && (!now.hints || now.taken >= now.hints.length)) return null;
  return { advice: { ...state.advice, [at]: { ...now, taken: now.taken + 1 } } };
}

/** Shows the smallest change that mends the answer, once for each text. */
function mend(state: HandState): Change | null {
  const { verdict, repair, mended } = state;
  if (!verdict || repair?.n !== verdict.n || !repair.repair?.code || mended.includes(verdict.text))
    return null;
  return { mended: [...mended, verdict.text] };
}

function giveUp(state: HandState): Change | null {
  if (state.result || isFrozen(state) || !state.deal.numbers) return null;
  if (state.rules.goal !== "nearest")
    return state.rules.help === "cue" ? { result: "shown", asked: null } : null;
  return {
    asked: null,
    outcome: { stars: 0, distance: null, text: "", value: null, given: false },
    result: "shown",
  };
}

/** The hand as it was when it was won before. Its verdict has no question. */
function wonBefore({ deal, t }: HandState, { result, text, hints, wrong }: Won): Change {
  const expression = text ? { text, value: deal.target ?? "", steps: [] } : null;
  const code = result === "none" ? "no-solution" : "right";
  return {
    result,
    text,
    hints,
    wrong,
    verdict: { ok: true, code, text, by: "type", n: 0, t, expression },
  };
}

/* Answers of Python */

function answered(state: HandState, event: Of<"answered">): Change | null {
  switch (event.call) {
    case "read":
      return { deal: { ...state.deal, ...event.value } };
    case "judge":
      return state.asked && judged(state, event.value, state.asked);
    case "advice": {
      const withProof = state.deal.cards.length <= FIRST_STEPS_CARDS;
      const hints = event.value.filter(({ code }) => code !== "proof" || withProof);
      return { advice: { ...state.advice, [event.key]: { taken: 1, hints, error: null } } };
    }
    case "solutions":
      return { solved: event.value };
    case "repair":
      return { repair: { n: Number(event.key), ...event.value } };
    case "recognize":
      return recognized(state, event.value);
    case "level":
      return { deal: { ...state.deal, difficulty: event.value } };
    case "nearest":
      return { best: { found: event.value, phase: "done", error: null } };
  }
}

function judged(state: HandState, value: Answers["judge"], asked: Asked): Change {
  const ruling = rulingOf(state, value);
  const change = ruled(state, ruling, asked);
  if (!("distance" in value) || !ruling.ok) return change;
  const { stars, distance } = value;
  const { text = "", value: reached = null } = ruling.expression ?? {};
  return {
    ...change,
    outcome: { stars, distance, text, value: reached, given: true },
    result: state.result ?? (stars ? "solved" : "shown"),
  };
}

/**
 * Puts a right answer into its slot, or reports the found solution that it repeats. Clears the
 * answer if it is unchanged.
 */
function recognized(
  state: HandState,
  { repeats, index, explanation }: Answers["recognize"],
): Change {
  const { hunt, verdict } = state;
  const [text = "", ...waiting] = hunt.waiting;
  if (repeats !== null && explanation) {
    const known = hunt.found[repeats]?.text ?? "";
    return { hunt: { ...hunt, waiting, repeat: { text, known, explanation } } };
  }
  if (index === null) return { hunt: { ...hunt, waiting } };
  const found = { hunt: { ...hunt, waiting, found: [...hunt.found, { text, index }] } };
  if (!hunting({ ...state, ...found }) || !verdict?.text || !stands(state)) return found;
  return verdict.by === "combine"
    ? { ...found, ...NOTHING_CHOSEN, done: 0 }
    : { ...found, text: "" };
}

/** A failed call is a ruling too, so that the player sees it. */
const unjudged = ({ code, params, span = null }: Fault): Ruling => ({
  ok: false,
  code,
  params,
  span,
});

function failed(state: HandState, { call, key, error }: Of<"failed">): Change | null {
  switch (call) {
    case "read": {
      const ruling = state.asked ? ruled(state, unjudged(error), state.asked) : {};
      const bare = { ...NOTHING_CHOSEN, steps: [], done: 0, deal: { ...state.deal, cards: [] } };
      return { ...ruling, ...bare, error };
    }
    case "judge":
      return state.asked && ruled(state, unjudged(error), state.asked);
    case "advice":
      return { advice: { ...state.advice, [key]: { taken: 1, hints: null, error } } };
    case "solutions":
      return { unsolved: error };
    case "repair":
      return { repair: { n: Number(key), repair: null, undo: null } };
    case "recognize":
      return { hunt: { ...state.hunt, waiting: state.hunt.waiting.slice(1), fault: error } };
    case "level":
      return { unrated: true };
    case "nearest":
      return { best: { found: null, phase: "failed", error } };
  }
}

/* Consequences of any change */

function concluded(state: HandState): HandState {
  const { verdict, advice, cues, open } = state;
  // With the goal `nearest` the player submits any card, so the last card is not judged by itself.
  const judges = state.rules.goal !== "nearest";
  const isStale = judges && verdict?.by === "combine" && !verdict.ok && !stands(state);
  const next = isStale ? { ...state, verdict: null } : state;
  const helped = Object.keys(advice).length > 0 || cues > 0 || open;
  const isWonBefore = verdict?.n === 0;
  const done = Boolean(state.text || verdict || state.done || helped);
  const touched = state.touched || (done && !isWonBefore);
  const hints = Math.max(state.hints, hintsTaken(state));
  return { ...next, touched, hints, result: state.result ?? resultOf(next) };
}

function resultOf(state: HandState): Result | null {
  const { verdict, rules, hunt, solved, open } = state;
  if (rules.goal === "nearest") return null;
  if (verdict?.code === "no-solution") return "none";
  if (verdict?.ok && !hunting(state)) return "solved";
  if (rules.goal === "all" && solved && solved.count > 0 && hunt.found.length === solved.count)
    return "solved";
  if (open && solved) return "shown";
  return rules.tries !== null && state.wrong >= rules.tries ? "left" : null;
}
