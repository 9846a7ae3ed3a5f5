import type { CardNumber } from "../../engine/contract.d.ts";
import { dayOf } from "../core/day.ts";
import { operatorsOf, type Posed } from "../core/puzzle.ts";

/** One hand played. */
export interface Played {
  id: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** The name of the mode. Names from newer versions are kept. */
  mode: string;
  numbers: CardNumber[];
  target: string;
  /**
   * `none`: rightly claimed that there is no solution; `shown`: looked at the solutions first;
   * `left`: went on without an answer.
   */
  result: "solved" | "none" | "shown" | "left";
  /** The time spent on the hand. */
  milliseconds: number;
  /** How many hints were taken. */
  hints: number;
  /** How many wrong answers were given. */
  wrong: number;
  /** The input method of the answer. */
  input: "type" | "combine" | null;
  /** The answer. */
  text: string | null;
  /** Level, score and technique come from Python; null if the hand is not rated. */
  level: string | null;
  score: number | null;
  technique: { code: string; params: Record<string, unknown> } | null;
  /** The date of a hand of the day, such as 2026-11-21. */
  date: string | null;
  /** Whether the hand counts for the strength: it could, and the player wanted it to. */
  rated: boolean;
  /** For a hand of a challenge: the challenge and the hand's place in it. */
  challenge?: string;
  /** The allowed operators; absent if all are allowed. */
  operators?: string;
  /**
   * What the player tried, and when, as `hand/trail.ts` writes it. Absent if that module had not
   * loaded.
   */
  trail?: string;
  /** The player's date when the hand ended. It does not change with the time zone. */
  localDate?: string;
}

export const isEnded = ({ result }: Played) => result !== "left";

export const isSolved = ({ result }: Played) => result === "solved" || result === "none";

/** A name that is the same for all orders of the same cards. */
export const nameOf = (numbers: CardNumber[]) => [...numbers].sort().join();

/** A name that is the same for all orders of the same cards, with the same target and operators. */
export const handName = (hand: Posed) =>
  [nameOf(hand.numbers), hand.target, operatorsOf(hand).operators].join(" ");

export const sameNumbers = (a: CardNumber[], b: CardNumber[]) => nameOf(a) === nameOf(b);

/** The player's date when a hand ended. For an old record, the date in the present time zone. */
export const datePlayed = ({ at, localDate }: Played) => localDate ?? dayOf(at);

/** Whether a hand of the day has an old record, without a local date. */
export const lacksLocalDate = ({ date, localDate }: Played) =>
  Boolean(date) && localDate === undefined;
