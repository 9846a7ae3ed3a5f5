import type { CardNumber } from "../../engine/contract.d.ts";
import { dayOf } from "../core/day.ts";
import { operatorsOf, type Posed } from "../core/puzzle.ts";

/** One hand played. */
export interface Played {
  id: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** By its name; one of a newer version is kept. */
  mode: string;
  numbers: CardNumber[];
  target: string;
  /**
   * `none`: rightly said that there is no solution; `shown`: looked at the solutions first; `left`:
   * went on without an answer.
   */
  result: "solved" | "none" | "shown" | "left";
  /** Spent on it. */
  milliseconds: number;
  /** How many were taken. */
  hints: number;
  /** How many wrong answers were given. */
  wrong: number;
  /** The input method of the answer. */
  input: "type" | "combine" | null;
  /** The answer. */
  text: string | null;
  /** From Python, as are score and technique; null where not rated. */
  level: string | null;
  score: number | null;
  technique: { code: string; params: Record<string, unknown> } | null;
  /** Of a hand of the day, such as 2026-11-21. */
  date: string | null;
  /** Whether the player wanted it to count for the strength, and it could. */
  rated: boolean;
  /** Of a hand of a challenge: which one, and its place there. */
  challenge?: string;
  /** Those that were allowed, if not all. */
  operators?: string;
  /** The player's date when it ended, which stays when the time zone changes. */
  localDate?: string;
}

export const isEnded = ({ result }: Played) => result !== "left";

export const isSolved = ({ result }: Played) => result === "solved" || result === "none";

/** The same for all orders of the same cards. */
export const nameOf = (numbers: CardNumber[]) => [...numbers].sort().join();

/** The same for all orders of the same cards, with one target and the same operators. */
export const handName = (hand: Posed) =>
  [nameOf(hand.numbers), hand.target, operatorsOf(hand).operators].join(" ");

export const sameNumbers = (a: CardNumber[], b: CardNumber[]) => nameOf(a) === nameOf(b);

/** The player's date when a hand ended; of an old record, the date in the time zone of today. */
export const datePlayed = ({ at, localDate }: Played) => localDate ?? dayOf(at);

/** Whether a hand of the day is from the time when records had no local date. */
export const lacksLocalDate = ({ date, localDate }: Played) =>
  Boolean(date) && localDate === undefined;
