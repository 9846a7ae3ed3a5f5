import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Calls, CardNumber } from "../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../base/address/hand-query.ts";
import type { Query } from "../../base/address/router.ts";
import { ask, EngineError } from "../../base/python/engine.ts";
import type { Fault } from "../../base/ui/fields/field.tsx";
import { withoutCourts } from "../../base/words/courts.ts";

type FieldName = "cards" | "target";
type HandAndTarget = { numbers: CardNumber[]; target: string };

/**
 * Two text fields, a hand and a target, with the faults of each and the address that names both.
 */
export interface HandFields {
  cards: Signal<string>;
  target: Signal<string>;
  faults: ReadonlySignal<Partial<Record<FieldName, Fault>>>;
  query: ReadonlySignal<Query & { hand: string }>;
  /** Fills the fields from an address. */
  fill: (query: Query) => void;
  /** The target, as Python reads it. Rejects if it has a fault. */
  readTarget: (stopped: AbortSignal) => Promise<string>;
  /** The content of the fields, as Python reads it. Rejects if a field has a fault. */
  read: (stopped: AbortSignal) => Promise<HandAndTarget>;
}

export function createHandFields(): HandFields {
  const cards = signal("");
  const target = signal(DEFAULT_TARGET);
  const faults = signal<Partial<Record<FieldName, Fault>>>({});

  async function readField<Name extends "read_hand" | "read_target">(
    name: Name,
    field: FieldName,
    text: string,
    stopped: AbortSignal,
  ): Promise<Calls[Name]["result"]> {
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
    query: computed(() => queryOf(withoutCourts(cards.value), target.value)),

    fill(query) {
      cards.value = (query.hand ?? "").replaceAll(",", " ");
      target.value = query.target ?? DEFAULT_TARGET;
    },

    readTarget(stopped) {
      faults.value = {};
      return readField("read_target", "target", target.peek(), stopped);
    },

    async read(stopped) {
      const texts = { cards: withoutCourts(cards.peek()), target: target.peek() };
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

function queryOf(cards: string, target: string): { hand: string; target?: string } {
  const hand = cards.trim().replace(/[\s,，、]+/g, ",");
  return { hand, ...targetQuery(target.trim()) };
}

/** The part of an address that names a target. Empty for the usual target. */
export const targetQuery = (target: string): { target?: string } =>
  target === DEFAULT_TARGET ? {} : { target };
