import { computed, signal } from "@preact/signals";
import { ask, EngineError } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";

/** @import { Query } from "../core/router.js" */
/** @import { Calls, CardNumber } from "../../engine/contract.d.ts" */
/** @import { Fault } from "../ui/field.jsx" */

/** @typedef {"cards" | "target"} FieldName */
/** @typedef {{numbers: CardNumber[], target: string}} HandAndTarget */

/** Two texts, a hand and a target; what is wrong with each; and the address that names both. */
export function createHandFields() {
  const cards = signal("");
  const target = signal(DEFAULT_TARGET);
  const faults = signal(/** @type {Partial<Record<FieldName, Fault>>} */ ({}));

  /**
   * @template {"read_hand" | "read_target"} Name
   * @param {Name} name
   * @param {FieldName} field
   * @param {string} text
   * @param {AbortSignal} stopped
   * @returns {Promise<Calls[Name]["result"]>}
   */
  async function readField(name, field, text, stopped) {
    try {
      return await ask(name, { text }, { signal: stopped });
    } catch (error) {
      if (error instanceof EngineError && !stopped.aborted) {
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
    query: computed(() => queryOf(cards.value, target.value)),

    /**
     * Fills the fields with what an address names.
     *
     * @param {Query} query
     */
    fill(query) {
      cards.value = (query.hand ?? "").replaceAll(",", " ");
      target.value = query.target ?? DEFAULT_TARGET;
    },

    /**
     * What the fields hold, as Python reads it; rejects with a fault in one of them.
     *
     * @param {AbortSignal} stopped
     * @returns {Promise<HandAndTarget>}
     */
    async read(stopped) {
      const texts = { cards: cards.peek(), target: target.peek() };
      faults.value = {};
      const [hand, goal] = await Promise.allSettled([
        readField("read_hand", "cards", texts.cards, stopped),
        readField("read_target", "target", texts.target, stopped),
      ]);
      if (hand.status === "rejected") throw hand.reason;
      if (goal.status === "rejected") throw goal.reason;
      return { numbers: hand.value.numbers, target: goal.value };
    },
  };
}

/** @typedef {ReturnType<typeof createHandFields>} HandFields */

/**
 * @param {string} cards
 * @param {string} target
 * @returns {{hand: string, target?: string}}
 */
function queryOf(cards, target) {
  const hand = cards.trim().replace(/[\s,，、]+/g, ",");
  return target.trim() === DEFAULT_TARGET ? { hand } : { hand, target: target.trim() };
}
