import engineData from "../../../generated/engine.json" with { type: "json" };
import { draw } from "../../dealing/deals.js";
import { newcomer } from "../newcomer.js";

/** @import { CardNumber } from "../../../engine/contract.d.ts" */
/** @import { EngineFacts } from "../../../engine/types.d.ts" */

/** The easiest hands of A to 10, each with a first step towards 24. */
const { first } = /** @type {EngineFacts} */ (engineData);

/**
 * One of the easiest hands, for a player who has not solved any yet.
 *
 * @param {CardNumber[] | null} last the hand on the table
 */
export function firstDeal(last) {
  if (!newcomer.peek()) return null;
  return draw(first, last);
}
