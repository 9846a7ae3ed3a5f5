import type { CardNumber } from "../../../../engine/contract.d.ts";
import { ENGINE } from "../../../base/python/engine-facts.ts";
import { draw } from "../../../player/dealing/deals.ts";
import { newcomer } from "../newcomer.ts";

/** The easiest hands of A to 10, each with a first step towards 24. */
const { first } = ENGINE;

/**
 * One of the easiest hands, for a player who has not solved any hand.
 *
 * @param last the hand on the table
 */
export function firstDeal(last: CardNumber[] | null) {
  if (!newcomer.peek()) return null;
  return draw(first, last);
}
