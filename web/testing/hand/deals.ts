import { rulesOf } from "../../app/table/hand/rules.ts";
import type { Deal } from "../../app/table/hand/types.ts";
import type { PathCode } from "../../engine/contract.d.ts";

/** A dealt hand of the full deck. */
export const deal = (numbers: number[], more: Partial<Deal> = {}): Deal => ({
  key: `#/play?hand=${numbers}`,
  cards: numbers.map((rank) => ({ rank, suit: "spades" })),
  numbers,
  target: "24",
  operators: "",
  solvable: true,
  dealt: true,
  difficulty: { score: 50, level: "medium" },
  review: false,
  step: null,
  known: [],
  ...more,
});

/** The hand of a link that Python has not read yet. */
export const linked = (numbers: number[], more: Partial<Deal> = {}): Deal =>
  deal(numbers, { numbers: null, dealt: false, solvable: false, difficulty: null, ...more });

/* The rules of some modes. */

export const ENDLESS = rulesOf({ rated: true });
export const PRACTICE = rulesOf();
export const FIND = rulesOf({ goal: "all" });
export const DAILY = rulesOf({ pace: "once", stream: false, claims: false });
export const SPRINT = rulesOf({ pace: "hurried", help: "none", claims: false });
export const BUZZED = rulesOf({ pace: "hurried", help: "none", stream: false, tries: 1 });
export const lesson = (technique: PathCode | null) =>
  rulesOf({
    ...{ judge: technique ? "technique" : "check", technique },
    ...{ help: "cue", claims: false, stream: false },
  });
export const closest = (whole: boolean) =>
  rulesOf({
    ...{ judge: "distance", goal: "nearest", whole },
    ...{ help: "none", claims: false, stream: false },
  });
