/** @import { CardNumber } from "../../engine/contract.d.ts" */

export const DEFAULT_TARGET = "24";

/**
 * What the link of a hand says of it.
 *
 * @param {{numbers: CardNumber[], target: string}} hand
 */
export function queryOf({ numbers, target }) {
  const hand = numbers.join(",");
  return target === DEFAULT_TARGET ? { hand } : { hand, target };
}
