import type {
  Card,
  CardNumber,
  Closest,
  ClosestVerdict,
  Difficulty,
  Explanation,
  Expression,
  Hint,
  Judged as JudgedByTechnique,
  Mixed,
  Nearest,
  OperatorSymbol,
  Params,
  PathCode,
  Repair,
  Span,
  Step,
} from "../../../engine/contract.d.ts";
import type { FailureCode } from "../../../engine/requests.ts";
import type { Ruling } from "../../base/python/ruling.ts";

/** The data types of a hand. JSON can represent all values. */

/** How the player answers. It is a setting, so events that depend on it name it. */
export type InputMethod = "type" | "combine";
/** Why a call failed, or why a step is impossible. */
export type Fault = { code: FailureCode; params: Params; span?: Span | null };

/** Why two cards cannot be combined. */
export type Uncombined = Omit<Fault, "code"> & { code: FailureCode | "out-of-order" };

/** A hand as dealt. Until Python has read it, `numbers` is null; a null card is face down. */
export type Deal = {
  /** The link that opens the hand. It also identifies a hand that was left. */
  key: string;
  cards: (Card | null)[];
  numbers: CardNumber[] | null;
  target: string | null;
  /** The symbols of the allowed operators; empty if all are allowed. */
  operators: string;
  /** Whether the cards must stay in their order. */
  ordered?: boolean | undefined;
  /** Whether the hand was dealt as one with a solution. */
  solvable: boolean;
  /** Whether the game chose the hand during this visit. */
  dealt: boolean;
  /** The difficulty, when it is known. */
  difficulty: Difficulty | null;
  /** Whether it was dealt because a similar hand was missed. */
  review: boolean;
  /** The first step, for a hand that was dealt to a newcomer. */
  step: Step | null;
  /** Solutions that count as found from the beginning. */
  known: string[];
};

/** The hand on the table as it is shown: its deal, or why it could not be read. */
export type Hand = Deal & { error: Fault | null };

/**
 * How a hand is played. These are data only; drawing the mode and choosing the next hand are not
 * part of them.
 */
export type Rules = {
  /**
   * What judges an answer: the referee, the technique of a lesson, or the distance from the target.
   */
  judge: "check" | "technique" | "distance";
  technique: PathCode | null;
  /** What ends the hand: a right answer, all solutions, or any answer that has a value. */
  goal: "right" | "all" | "nearest";
  /** Whether every intermediate value must be a positive whole number. */
  whole: boolean;
  help: "coach" | "cue" | "none";
  /** The number of hints of the coach that may be taken; null if there is no limit. */
  hints: number | null;
  /**
   * Whether the player may claim that there is no solution, unless the deal is known to have one.
   */
  claims: boolean;
  /**
   * `once`: all openings of the hand share one clock, so every look counts; `hurried`: in addition,
   * there is no time for help.
   */
  pace: "calm" | "once" | "hurried";
  /** Whether hands follow one after the other, so that a new one can be asked for. */
  stream: boolean;
  /** Whether it may count for the strength. */
  rated: boolean;
  /** The number of wrong answers that end the hand; null if there is no limit. */
  tries: number | null;
};

/** A card on the table: a dealt card, or one made of two. */
export type Tile = { text: string; value: string; mixed: Mixed | null; card?: Card; made?: Made };
export type Made = { left: Tile; operator: OperatorSymbol; right: Tile };
export type MadeTile = Tile & { made: Made };
/**
 * Two places, the operator between them, and the place of the new card: `onto` is one of the two.
 */
export type Move = { first: number; operator: OperatorSymbol; second: number; onto: number };
/** A move, the card that it made, and the table after it. */
export type CombineStep = Move & { tile: MadeTile; tiles: (Tile | null)[] };

/** An answer: its text, its time on the hand's clock, and `n`, the number of answers so far. */
type Answer = { n: number; text: string; by: InputMethod; t: number };
/** The ruling on an answer. */
export type Judged = Ruling & Answer;
/** An answer or a claim that Python must judge. */
export type Asked = Answer & { claim: boolean };

/**
 * The hints for a position, weakest first; null until Python has returned them. The player sees the
 * first `taken` hints.
 */
export type Advice = { taken: number; hints: Hint[] | null; error: Fault | null };
/** All solutions. After a reload `solutions` is null until Python has found them again. */
export type Solved = { count: number; solutions: Expression[] | null; nearest: Nearest | null };
/**
 * The repair of wrong answer number `n`. The player can still make the target after undoing `undo`
 * steps; null if the cards never could make it, or if the answer was typed.
 */
export type Mending = { n: number; repair: Repair | null; undo: number | null };
/** The result of closest counts. `given`: the player gave an answer, and did not give up. */
export type Outcome = {
  stars: number;
  distance: string | null;
  text: string;
  value: string | null;
  given: boolean;
};

/** An earlier win of the hand, as its record has it. */
export type Won = {
  result: "solved" | "none";
  text: string;
  hints: number;
  wrong: number;
};

export type Result = "solved" | "none" | "shown" | "left";

/** An answer, and its place among the solutions. */
export type Found = { text: string; index: number };
/** The state of find all: the found solutions, and right answers that wait for their place. */
export type Hunt = {
  found: Found[];
  waiting: string[];
  repeat: { text: string; known: string; explanation: Explanation } | null;
  /** Why the last right answer could not be placed. */
  fault: Fault | null;
};

export type HandState = {
  deal: Deal;
  rules: Rules;
  /** Why the hand could not be read. */
  error: Fault | null;
  /** Whether Python could not rate the hand. */
  unrated: boolean;
  /** The milliseconds on the hand's clock at the last event. */
  t: number;
  text: string;
  steps: CombineStep[];
  /** How many steps are not undone. */
  done: number;
  chosen: number | null;
  operator: OperatorSymbol | null;
  /** Two cards for which the player is to choose an operator. */
  offer: { from: number; onto: number } | null;
  /** Why the last two cards could not be combined. */
  fault: Uncombined | null;
  /** The question that waits for its ruling, and the number of questions so far. */
  asked: Asked | null;
  questions: number;
  verdict: Judged | null;
  wrong: number;
  /** Whether the player claimed that there is no solution, wrongly. */
  misjudged: boolean;
  /** By position. */
  advice: Record<string, Advice>;
  /** Whether the solutions are wanted. */
  open: boolean;
  solved: Solved | null;
  /** Why the solutions could not be found. */
  unsolved: Fault | null;
  repair: Mending | null;
  /** The answers whose repair was shown. */
  mended: string[];
  hunt: Hunt;
  cues: number;
  /** How many hints were taken; never decreases. */
  hints: number;
  /** Whether the player has begun an answer or asked for help. */
  touched: boolean;
  result: Result | null;
  /** The id of the hand's record, after its end. */
  record: string | null;
  outcome: Outcome | null;
  /** The nearest value. The search for it starts when there is an outcome. */
  best: {
    found: Closest | null;
    phase: "looking" | "done" | "cancelled" | "failed";
    error: Fault | null;
  };
  left: boolean;
};

/** Python's answer to each call that a hand can request. */
export type Answers = {
  read: Pick<Deal, "cards" | "numbers" | "target">;
  judge: Ruling | JudgedByTechnique | ClosestVerdict;
  advice: Hint[];
  solutions: Solved;
  repair: Omit<Mending, "n">;
  recognize: { repeats: number | null; index: number | null; explanation: Explanation | null };
  level: Difficulty;
  nearest: Closest;
};
export type Call = keyof Answers;

/** `key` identifies the question of a call, so that a late answer is recognized. */
type Answered = {
  [Name in Call]: { type: "answered"; call: Name; key: string; value: Answers[Name] };
}[Call];

/** An event without its time. */
export type Act =
  | { type: "typed"; text: string }
  | { type: "chose"; place: number }
  | { type: "signed"; operator: OperatorSymbol }
  | { type: "dropped"; from: number; onto: number }
  | ({ type: "joined" } & Move)
  | { type: "cleared" }
  | { type: "undone"; count: number }
  | { type: "redone" }
  | { type: "submitted"; by: InputMethod; text: string }
  | { type: "claimed"; by: InputMethod }
  | { type: "hinted"; by: InputMethod }
  | { type: "mended" }
  | { type: "opened" }
  | { type: "closed" }
  | { type: "cancelled"; found?: Closest | null }
  | { type: "gave-up" }
  | { type: "abandoned" }
  | { type: "named" }
  | { type: "left" }
  | { type: "returned" }
  /** After a reload. `hints` and `wrong` are set if the earlier events are not stored. */
  | { type: "resumed"; hints?: number; wrong?: number }
  | { type: "recalled"; outcome: Outcome }
  /** The history has an earlier win of this hand. */
  | ({ type: "won-before" } & Won)
  | { type: "recorded"; id: string }
  | Answered
  | { type: "failed"; call: Call; key: string; error: Fault };

/**
 * An event of a hand, at `t` milliseconds on the hand's own clock, which stops while nobody plays.
 */
export type HandEvent = Act & { t: number };
