import { signal } from "@preact/signals";
import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { digest } from "../../../base/address/hand-list.ts";
import type { Plan } from "../../match/match.ts";
import { LEVELS } from "../sprint/kinds.ts";
import { handAt } from "../sprint/run.ts";

/** The hands of a round: the same on both devices. */
function dealRound({ count, level }: Plan, seed: number) {
  const hands = {
    seed: seed.toString(36).padStart(6, "0"),
    level: LEVELS.find((each) => each === level) ?? LEVELS[0],
  };
  return Promise.all(Array.from({ length: count }, (_, place) => handAt(hands, place)));
}

/** The hands of the rounds of a duel, each dealt once. */
export interface Deals {
  of: (round: number) => Promise<readonly RatedDeal[]>;
  /** The hands of a round; empty until they are dealt. */
  at: (round: number) => readonly RatedDeal[];
}

export function createDeals(plan: Plan, seedOf: (round: number) => number): Deals {
  const dealt = signal<ReadonlyMap<number, readonly RatedDeal[]>>(new Map());
  const asked = new Map<number, Promise<readonly RatedDeal[]>>();

  async function deal(round: number) {
    try {
      const hands = await dealRound(plan, seedOf(round));
      dealt.value = new Map(dealt.peek()).set(round, hands);
      return hands;
    } catch (error) {
      asked.delete(round);
      throw error;
    }
  }

  return {
    of(round) {
      const hands = asked.get(round) ?? deal(round);
      asked.set(round, hands);
      return hands;
    },
    at: (round) => dealt.value.get(round) ?? [],
  };
}

/** Identifies the hands of a round. Two versions of the page may deal different hands. */
export const markOf = (deals: readonly RatedDeal[]) =>
  digest(deals.map(({ numbers }) => numbers.join()).join("_")).toString(36);
