import { computed, effect, signal } from "@preact/signals";
import { ask, failureOf } from "../../core/engine.js";
import { onNewHand } from "../../dealing/new-hand.js";
import { createSearch } from "../../solve/search.js";

/** @import { EngineError } from "../../core/engine.js" */
/** @import { Explanation } from "../../../engine/contract.d.ts" */
/** @import { GoalParts } from "../mode.js" */

/** A hand with more solutions than this is not offered to be found completely. */
export const MOST_FOUND = 30;

/** @typedef {{text: string, index: number}} Found an answer, and its place among the solutions */
/** @typedef {{text: string, known: string, explanation: Explanation}} Repeat */

/**
 * The hunt for every solution of the hand.
 *
 * @param {GoalParts} parts
 */
export function createFind({ table, answer, steps, isOn: active }) {
  const search = createSearch();
  const found = signal(/** @type {Found[]} */ ([]));
  const repeat = signal(/** @type {Repeat | null} */ (null));
  /** Why the last right answer could not be put into its slot. */
  const fault = signal(/** @type {EngineError | null} */ (null));
  const count = computed(() => search.state.value.solved?.count ?? null);
  const tooMany = computed(() => (count.value ?? 0) > MOST_FOUND);
  const complete = computed(() => count.value !== null && found.value.length === count.value);
  /** The answer that is found from the beginning, and the link of its hand. */
  let first = /** @type {{link: string, text: string} | null} */ (null);
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

  /** @param {string} text of a right answer, which is put into its slot after those before it */
  function place(text) {
    recognizing = recognizing
      .then(() => recognize(text))
      .catch((error) => {
        fault.value = failureOf(error);
      });
  }

  /**
   * Puts a right answer into its slot, or says which of those found it repeats.
   *
   * @param {string} text
   */
  async function recognize(text) {
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

    /**
     * The hand of a link is to be opened next, and one of its solutions is found already.
     *
     * @param {string} link
     * @param {string} text
     */
    begin(link, text) {
      first = { link, text };
    },
  };
}

/** @typedef {ReturnType<typeof createFind>} Find */
