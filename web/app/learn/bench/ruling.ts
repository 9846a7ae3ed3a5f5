import type { Four } from "../../base/decks/hands-between.ts";
import type { Answer, Reply } from "./reply.ts";

/**
 * s: solved, n: rightly without a solution, m: missed, w: wrong, e: an error, or no answer in time.
 */
export const STATES = ["s", "n", "m", "w", "e"] as const;
export type State = (typeof STATES)[number];

/** A hand of a survey of the player's solver. */
export interface Row {
  numbers: Four;
  state: State;
  answer: Answer;
  /** A wrong answer, with the code of the referee's verdict. */
  wrong?: { text: string; code: string };
  /** Python's traceback, and the class of the exception; `timeout` for a hand without an answer. */
  error?: string;
  raised?: string;
  milliseconds: number;
}

/** The answers of a hand that are judged; the others are not looked at. */
export const JUDGED = 3;

/** The texts of a reply that the referee must judge. */
export const textsToJudge = ({ answer }: Reply) =>
  Array.isArray(answer) ? answer.slice(0, JUDGED) : [];

/**
 * Rules on the reply about a hand.
 *
 * @param verdicts the referee's, one for each of `textsToJudge`
 */
export function ruleOn(
  numbers: Four,
  reply: Reply,
  solvable: boolean,
  verdicts: { ok: boolean; code: string }[],
): Row {
  const { answer, error, raised = "", milliseconds } = reply;
  const row = { numbers, answer, milliseconds };
  if (error !== undefined) return { ...row, state: "e", error, raised };
  const place = verdicts.findIndex(({ ok }) => !ok);
  const text = Array.isArray(answer) ? answer[place] : undefined;
  if (text !== undefined) {
    return { ...row, state: "w", wrong: { text, code: verdicts[place]?.code ?? "" } };
  }
  const claims = answer === true || verdicts.length > 0;
  if (claims) return { ...row, state: solvable ? "s" : "w" };
  return { ...row, state: solvable ? "m" : "n" };
}
