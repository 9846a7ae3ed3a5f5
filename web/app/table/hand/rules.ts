import type { Rules } from "./types.ts";

/** How a hand is played where its mode does not say otherwise. */
const PLAIN: Rules = {
  judge: "check",
  technique: null,
  goal: "right",
  whole: false,
  help: "coach",
  hints: null,
  claims: true,
  pace: "calm",
  stream: true,
  rated: false,
  tries: null,
};

/** @param own differs from the plain rules */
export const rulesOf = (own: Partial<Rules> = {}): Rules => ({ ...PLAIN, ...own });
