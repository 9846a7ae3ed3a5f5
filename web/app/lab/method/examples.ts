import type { MethodName } from "../../../engine/contract.d.ts";

/** A hand that is typical of each method: one that it misses, if it misses any. */
export const EXAMPLES: Record<MethodName, string> = {
  permutations: "1,1,3,5",
  "templates-130": "2,2,12,13",
  "templates-73": "1,1,13,13",
  "templates-first": "4,6,8,2",
  "templates-mended": "2,2,12,13",
  "pick-two": "3,3,8,8",
  "pick-two-table": "4,6,8,2",
  "pick-two-distinct": "2,4,8,10",
  "pick-two-whole": "1,5,5,5",
  "running-total": "3,3,5,5",
  "two-totals": "1,5,5,5",
  "both-orders": "3,3,5,5",
  exhaustive: "5,6,7,8",
  "exhaustive-float": "2,24,46,56",
  postfix: "3,3,8,8",
  ours: "2,4,8,10",
};
