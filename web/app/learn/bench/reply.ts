/** What the cage says about a hand, checked and bounded. */

/** An answer: there is a solution or not, or the texts of solutions. */
export type Answer = boolean | string[] | null;

export interface Reply {
  answer: Answer;
  /** Python's traceback, and the class of the exception. */
  error?: string;
  raised?: string;
  /** Whether the code has no function that solves. */
  missing: boolean;
  milliseconds: number;
  output: string;
}

const LETTERS = 300;
const ANSWERS = 50;
const OUTPUT = 2100;
const NAME = 80;
const HOUR = 3_600_000;

/** Reads a text of `cage/runner.py`; null if it is none. */
export function readReply(text: string): Reply | null {
  const fields = parsed(text);
  if (!fields) return null;
  const { answer, error, raised, missing, milliseconds, output } = fields;
  return {
    answer: readAnswer(answer),
    ...(typeof error === "string" && { error: error.slice(0, OUTPUT) }),
    ...(typeof raised === "string" && { raised: raised.slice(0, NAME) }),
    missing: missing === true,
    milliseconds: Number.isFinite(milliseconds)
      ? Math.min(Math.max(Number(milliseconds), 0), HOUR)
      : 0,
    output: typeof output === "string" ? output.slice(0, OUTPUT) : "",
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value instanceof Object ? { ...value } : null;
  } catch {
    return null;
  }
}

function readAnswer(answer: unknown): Answer {
  if (typeof answer === "boolean") return answer;
  if (!Array.isArray(answer)) return null;
  const texts = answer.filter((each) => typeof each === "string").slice(0, ANSWERS);
  return texts.map((each) => each.slice(0, LETTERS));
}
