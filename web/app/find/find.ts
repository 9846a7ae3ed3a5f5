import { computed, effect, signal } from "@preact/signals";
import type { Explanation } from "../../engine/contract.d.ts";
import { ask, type EngineError, failureOf } from "../core/engine.ts";
import type { GoalParts } from "../core/mode.ts";
import { onNewHand } from "../dealing/new-hand.ts";
import { createSearch } from "../solve/search.ts";

/** A hand with more solutions than this is not offered to be found completely. */
export const MOST_FOUND = 30;

/** An answer, and its place among the solutions. */
type Found = { text: string; index: number };
type Repeat = { text: string; known: string; explanation: Explanation };

/** The hunt for every solution of the hand. */
export function createFind({ table, answer, steps, isOn: active }: GoalParts) {
  const search = createSearch();
  const found = signal<Found[]>([]);
  const repeat = signal<Repeat | null>(null);
  /** Why the last right answer could not be put into its slot. */
  const fault = signal<EngineError | null>(null);
  const count = computed(() => search.state.value.solved?.count ?? null);
  const tooMany = computed(() => (count.value ?? 0) > MOST_FOUND);
  const complete = computed(() => count.value !== null && found.value.length === count.value);
  /** The answer that is found from the beginning, and the link of its hand. */
  let first: { link: string; text: string } | null = null;
  let recognizing = Promise.resolve();

  function beginHand() {
    found.value = [];
    search.reset();
    if (active.peek()) search.start(table.settled);
    if (table.hand.peek().key === first?.link) place(first.text);
  }

  beginHand();
  onNewHand(table, beginHand);

  effect(() => {
    const verdict = answer.verdict.value;
    const text = verdict?.ok && verdict.expression?.text;
    repeat.value = null;
    fault.value = null;
    if (text && hunting.peek()) place(text);
  });

  /** @param text of a right answer, which is put into its slot after those before it */
  function place(text: string) {
    recognizing = recognizing
      .then(() => recognize(text))
      .catch((error) => {
        fault.value = failureOf(error);
      });
  }

  /** Puts a right answer into its slot, or says which of those found it repeats. */
  async function recognize(text: string) {
    const { key } = table.hand.peek();
    const hand = await table.settled();
    if (table.hand.peek().key !== key) return;
    const known = found.peek().map((each) => each.text);
    const { repeats, explanation, index } = await ask("recognize", { ...hand, text, found: known });
    if (table.hand.peek().key !== key) return;
    if (repeats !== null && explanation) {
      repeat.value = { text, known: known[repeats] ?? "", explanation };
    } else if (index !== null) {
      found.value = [...found.peek(), { text, index }];
      if (hunting.peek()) clear();
    }
  }

  /** Clears the answer that was put into its slot, unless the player has changed it. */
  function clear() {
    const { text = "", input = "type" } = answer.verdict.peek() ?? {};
    if (input === "combine" && text === steps.text.peek()) steps.undo(steps.done.peek());
    if (input === "type" && text === answer.text.peek()) answer.text.value = "";
  }

  /** True while there is something left to find, so that a right answer is not the end. */
  const hunting = computed(() => active.value && !complete.value && !tooMany.value);

  return {
    active,
    hunting,
    complete,
    tooMany,
    count,
    found,
    repeat,
    fault,
    search,

    /** What restores the answers when the hand comes back. */
    capture() {
      const captured = found.peek();
      return () => {
        found.value = captured;
      };
    },

    /** The hand of a link is to be opened next, and one of its solutions is found already. */
    begin(link: string, text: string) {
      first = { link, text };
    },
  };
}

export type Find = ReturnType<typeof createFind>;
