import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask, EngineError } from "../../base/python/engine.ts";
import { listed, t } from "../../base/words/i18n.ts";

/**
 * Reads the hands of a typed list, one on each line.
 *
 * @returns the hands, and what is wrong with a line in words, or no words
 */
export async function readTyped(list: string): Promise<{ hands: Puzzle[]; fault: string }> {
  const hands: Puzzle[] = [];
  const faulty: string[] = [];
  const unsolvable: string[] = [];
  for (const [at, line] of list
    .split("\n")
    .filter((line) => line.trim())
    .entries()) {
    try {
      const { numbers } = await ask("read_hand", { text: line });
      hands.push({ numbers, target: "24" });
      if (!(await ask("is_solvable", { numbers }))) unsolvable.push(`${at + 1}`);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      faulty.push(`${at + 1}`);
    }
  }
  const lines = listed(faulty.length ? faulty : unsolvable);
  const fault = t(faulty.length ? "sets.fault.lines" : "sets.fault.unsolvable", { lines });
  return { hands, fault: lines && fault };
}
