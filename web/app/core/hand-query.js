/** @import { CardNumber } from "../../engine/contract.d.ts" */

export const DEFAULT_TARGET = "24";

/**
 * The query of the link to a hand; the usual target is left out.
 *
 * @param {{numbers: CardNumber[], target: string}} hand
 */
export function queryOf({ numbers, target }) {
  const hand = numbers.join(",");
  return target === DEFAULT_TARGET ? { hand } : { hand, target };
}
