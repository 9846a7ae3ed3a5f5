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
  Look,
  Mixed,
  Nearest,
  OperatorSymbol,
  Params,
  PathCode,
  Repair,
  Span,
  Step,
} from "../../engine/contract.d.ts";
import type { FailureCode } from "../../engine/types.ts";
import type { Ruling } from "../core/ruling.ts";

/** The values of a hand: plain data that JSON can hold. */

/** How an answer is given: a setting of the player, so events whose meaning depends on it name it. */
export type InputMethod = "type" | "combine";
/** Why a call failed, or a step is impossible. */
export type Fault = { code: FailureCode; params: Params; span?: Span | null };

/** The hand on the table. Until Python has read it, `numbers` is null, and a null card lies face down. */
export type Deal = {
  /** The link that opens it; a hand that was left is found by it. */
  key: string;
  cards: (Card | null)[];
  numbers: CardNumber[] | null;
  target: string | null;
  /** The symbols of the operators that are allowed; empty if all are. */
  operators: string;
  /** Whether it was dealt as one that has a solution. */
  solvable: boolean;
  /** Whether the game has chosen it, in this visit. */
  dealt: boolean;
  /** How hard it is, once that is known. */
  difficulty: Difficulty | null;
  /** Whether it was dealt because one like it was missed. */
  review: boolean;
  /** A step towards it, of a hand that was dealt to a newcomer. */
  step: Step | null;
  /** Solutions that count as found from the beginning. */
  known: string[];
};

/** How a hand is played. Data only: what a mode draws, and what follows a hand, is not part of it. */
export type Rules = {
  /** What judges: the referee, the technique of a lesson, or the distance from the target. */
  judge: "check" | "technique" | "distance";
  technique: PathCode | null;
  /** What ends the hand: a right answer, every solution, or any answer that has a value. */
  goal: "right" | "all" | "nearest";
  /** Whether every value on the way must be a positive whole number. */
  whole: boolean;
  help: "coach" | "cue" | "none";
  /** Whether the player may claim that there is no solution, unless the deal says that there is one. */
  claims: boolean;
  /** `once`: one clock however often the hand is opened, so that every look counts; `hurried`: also no time for help. */
  pace: "calm" | "once" | "hurried";
  /** Whether hands follow one after the other, so that a new one can be asked for. */
  stream: boolean;
  /** Whether it may count for the strength. */
  rated: boolean;
  /** How many wrong answers end it; null for any number. */
  tries: number | null;
};

/** A card on the table: one that was dealt, or one that was made of two. */
export type Tile = { text: string; value: string; mixed: Mixed | null; card?: Card; made?: Made };
export type Made = { left: Tile; operator: OperatorSymbol; right: Tile };
/** Two places, the operator between them, and where the new card lies: `onto` is one of the two. */
export type Move = { first: number; operator: OperatorSymbol; second: number; onto: number };
/** A move that was made, its card, and the table after it. */
export type CombineStep = Move & { tile: Tile; tiles: (Tile | null)[] };

/** A ruling on a text that was typed or combined; `n` is the number of its question in this hand. */
export type Judged = Ruling & { text: string; by: InputMethod; n: number };
/** A question to the referee. */
export type Asked = { n: number; text: string; by: InputMethod; claim: boolean };

/** The hints for one position, weakest first, once Python has given them; `taken` of them are shown. */
export type Advice = { taken: number; hints: Hint[] | null; error: Fault | null };
/** All solutions; after a reload their number alone, until Python has found them again. */
export type Solved = { count: number; solutions: Expression[] | null; nearest: Nearest | null };
/** What mends the wrong answer with number `n`; `undo` steps before, the target could still be made. */
export type Mending = { n: number; repair: Repair | null; undo: number | null };
/** How a hand of closest counts ended; `given`: with an answer. */
export type Outcome = {
  stars: number;
  distance: string | null;
  text: string;
  value: string | null;
  given: boolean;
};

/** How a hand was won before, as its record has it. */
export type Won = {
  result: "solved" | "none";
  text: string;
  hints: number;
  wrong: number;
};

export type Result = "solved" | "none" | "shown" | "left";

/** An answer, and its place among the solutions. */
export type Found = { text: string; index: number };
/** The hunt for every solution: those found, and right answers that wait for their place. */
export type Hunt = {
  found: Found[];
  waiting: string[];
  repeat: { text: string; known: string; explanation: Explanation } | null;
  /** Why the last right answer could not be given its place. */
  fault: Fault | null;
};

export type HandState = {
  deal: Deal;
  rules: Rules;
  /** Why the hand could not be read. */
  error: Fault | null;
  /** Whether Python could not say how hard it is. */
  unrated: boolean;
  /** The milliseconds on its clock at the last event. */
  t: number;
  text: string;
  steps: CombineStep[];
  /** How many steps are not undone. */
  done: number;
  chosen: number | null;
  operator: OperatorSymbol | null;
  /** Two cards between which an operator is to be chosen. */
  offer: { from: number; onto: number } | null;
  /** Why the last two cards could not be combined. */
  fault: Fault | null;
  /** The question that waits for its ruling, and how many were asked. */
  asked: Asked | null;
  questions: number;
  verdict: Judged | null;
  wrong: number;
  /** By position. */
  advice: Record<string, Advice>;
  looking: { taken: number; looks: Look[] | null };
  /** Whether the solutions are wanted. */
  open: boolean;
  solved: Solved | null;
  /** Why the solutions could not be found. */
  unsolved: Fault | null;
  repair: Mending | null;
  /** The answers whose smallest change was shown. */
  mended: string[];
  hunt: Hunt;
  cues: number;
  /** How many hints were taken; never falls. */
  hints: number;
  /** Whether the player has begun an answer, or asked for help. */
  touched: boolean;
  result: Result | null;
  /** The id of its record, once it has ended. */
  record: string | null;
  outcome: Outcome | null;
  /** The nearest value, which is searched for once there is an outcome. */
  best: {
    found: Closest | null;
    phase: "looking" | "done" | "cancelled" | "failed";
    error: Fault | null;
  };
  left: boolean;
};

/** What Python answers to each call that a hand can ask for. */
export type Answers = {
  read: Pick<Deal, "cards" | "numbers" | "target">;
  judge: Ruling | JudgedByTechnique | ClosestVerdict;
  advice: Hint[];
  looks: Look[];
  solutions: Solved;
  repair: Omit<Mending, "n">;
  recognize: { repeats: number | null; index: number | null; explanation: Explanation | null };
  level: Difficulty;
  nearest: Closest;
};
export type Call = keyof Answers;

/** `key` says which question of a call is answered, so that a late answer is recognized. */
type Answered = {
  [Name in Call]: { type: "answered"; call: Name; key: string; value: Answers[Name] };
}[Call];

/** What happened, without the time. */
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
  | { type: "looked" }
  | { type: "mended" }
  | { type: "opened" }
  | { type: "closed" }
  | { type: "cancelled"; found?: Closest | null }
  | { type: "gave-up" }
  | { type: "abandoned" }
  | { type: "named" }
  | { type: "left" }
  | { type: "returned" }
  /** After a reload; `hints` and `wrong` where the events before are not stored. */
  | { type: "resumed"; hints?: number; wrong?: number }
  | { type: "recalled"; outcome: Outcome }
  /** The history has the hand as one that was won. */
  | ({ type: "won-before" } & Won)
  | { type: "recorded"; id: string }
  | Answered
  | { type: "failed"; call: Call; key: string; error: Fault };

/** What happened to a hand, at `t` milliseconds on its own clock, which stands still while nobody plays. */
export type HandEvent = Act & { t: number };
