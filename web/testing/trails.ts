import type { Entry } from "../app/table/hand/trail.ts";

/** A step on the second card, in a trail. */
export const step: (first: number, operator: "+" | "/", second: number, t: number) => Entry = (
  first,
  operator,
  second,
  t,
) => ({
  ...{ type: "step", t, first, operator, second, onto: second },
});
