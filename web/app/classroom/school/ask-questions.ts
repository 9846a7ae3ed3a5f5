import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import type { Item } from "./qti-package.ts";
import { askedInWords } from "./question-words.ts";

/**
 * Asks Python for the questions about the hands of a set, as items in their order.
 *
 * @param onDone called with the number of hands that have theirs
 */
export async function askQuestions(
  hands: Puzzle[],
  onDone: (done: number) => void,
): Promise<Item[]> {
  const items: Item[] = [];
  for (const [at, hand] of hands.entries()) {
    onDone(at);
    for (const question of await ask("questions", hand)) {
      const identifier = `hand-${at + 1}-${question.kind}`;
      items.push({ identifier, asked: askedInWords(question, hand) });
    }
  }
  return items;
}
