import type { Deal } from "../app/table/hand/types.ts";

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
