import type { CardNumber } from "../../../engine/contract.d.ts";
import type { EngineFacts } from "../../../engine/types.ts";
import engineData from "../../../generated/engine.json" with { type: "json" };
import { draw } from "../../dealing/deals.ts";
import { newcomer } from "../newcomer.ts";

/** The easiest hands of A to 10, each with a first step towards 24. */
const { first } = engineData as EngineFacts;

/**
 * One of the easiest hands, for a player who has not solved any yet.
 *
 * @param last the hand on the table
 */
export function firstDeal(last: CardNumber[] | null) {
  if (!newcomer.peek()) return null;
  return draw(first, last);
}
