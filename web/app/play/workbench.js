import { computed, effect, signal } from "@preact/signals";
import { ask, EngineError } from "../engine.js";
import { go, href, route } from "../router.js";
import { createSearch } from "./search.js";

/** @import { Params, ReadHand, Span } from "../types.js" */

/** @typedef {"cards" | "target"} FieldName */
/** @typedef {{code: string, params: Params, span: Span | null, text: string}} Fault */

const DEFAULT_TARGET = "24";

/** Where any hand is solved: two texts, what is wrong with each, and the search. */
export function createWorkbench() {
  const cards = signal("");
  const target = signal(DEFAULT_TARGET);
  const faults = signal(/** @type {Partial<Record<FieldName, Fault>>} */ ({}));
  const search = createSearch();
  const key = signal("");
  const query = computed(() => queryOf(cards.value, target.value));

  effect(() => {
    const { name, query: asked } = route.value;
    if (name !== "solve") return;
    const link = href(name, asked);
    if (link === key.peek()) return;
    key.value = link;
    if (asked.hand === undefined) return;
    cards.value = asked.hand.replaceAll(",", " ");
    target.value = asked.target ?? DEFAULT_TARGET;
    run();
  });

  function run() {
    const texts = { cards: cards.peek(), target: target.peek() };
    faults.value = {};
    search.start(async (signal) => {
      const [hand, goal] = await Promise.allSettled([
        /** @type {Promise<ReadHand>} */ (read("read_hand", "cards", texts.cards, signal)),
        /** @type {Promise<string>} */ (read("read_target", "target", texts.target, signal)),
      ]);
      if (hand.status === "rejected") throw hand.reason;
      if (goal.status === "rejected") throw goal.reason;
      return { numbers: hand.value.numbers, target: goal.value };
    });
  }

  /**
   * @param {string} name
   * @param {FieldName} field
   * @param {string} text
   * @param {AbortSignal} signal
   */
  async function read(name, field, text, signal) {
    try {
      return await ask(name, { text }, { signal });
    } catch (error) {
      if (error instanceof EngineError && !signal.aborted) {
        const fault = { code: error.code, params: error.params, span: error.span, text };
        faults.value = { ...faults.value, [field]: fault };
      }
      throw error;
    }
  }

  return {
    cards,
    target,
    faults,
    search,
    key,
    query,
    submit() {
      key.value = href("solve", query.value);
      go("solve", query.value);
      run();
    },
  };
}

/** @typedef {ReturnType<typeof createWorkbench>} Workbench */

/**
 * @param {string} cards
 * @param {string} target
 */
function queryOf(cards, target) {
  const hand = cards.trim().replace(/[\s,，、]+/g, ",");
  return target.trim() === DEFAULT_TARGET ? { hand } : { hand, target: target.trim() };
}
