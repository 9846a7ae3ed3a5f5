import { openCage } from "./cage.ts";
import type { Row } from "./ruling.ts";
import { loadTrusted } from "./stock.ts";

/** A fault that explains hands which are not solved: a code, and the hands that show it best. */
export interface Finding {
  code: string;
  params: Record<string, string>;
  hands: number[][];
}

/** Milliseconds for the diagnosis, which takes a slow phone half a minute. */
const PATIENCE = 180_000;
const MOST = 12;
const HANDS = 5;
const LETTERS = 200;

/**
 * Names the faults that explain the rows of a survey, the most important first. A new cage with our
 * own engine finds them, because the Python of the page does not have this part of the engine.
 */
export async function diagnose(rows: Row[], target: string, stopped: AbortSignal) {
  const cage = await openCage(await loadTrusted());
  try {
    stopped.throwIfAborted();
    cage.call({ name: "diagnose", texts: [JSON.stringify([rows.map(asked), Number(target)])] });
    return readFindings(await cage.next(PATIENCE));
  } finally {
    cage.close();
  }
}

/** A row in the form of `twentyfour.diagnosis`. */
const asked = ({ numbers, answer, raised }: Row) => ({
  numbers,
  returned: answer,
  ...(raised && { error: raised }),
});

export function readFindings(text: string): Finding[] {
  const findings: unknown = JSON.parse(text);
  if (!Array.isArray(findings)) throw new TypeError("The findings are no list.");
  return findings.slice(0, MOST).map(({ code, params, hands }) => ({
    code: String(code).slice(0, LETTERS),
    params: Object.fromEntries(
      Object.entries(params ?? {}).map(([name, value]) => [name, String(value).slice(0, LETTERS)]),
    ),
    hands: hands.slice(0, HANDS).map((hand: unknown[]) => hand.map(Number)),
  }));
}
