import { DEFAULT_TARGET } from "../core/hand-query.js";
import { go } from "../core/router.js";
import { fetchDeal } from "../dealing/deals.js";
import { challengeQuery, newChallenge } from "./challenge-link.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */

/**
 * Deals solvable hands by the player's settings for a new challenge, and opens it.
 *
 * @param {number} count
 */
export async function dealChallenge(count) {
  const { hash } = location;
  const dealt = /** @type {CardNumber[][]} */ ([]);
  while (dealt.length < count) dealt.push((await fetchDeal(null, { solvable: "only" })).numbers);
  if (location.hash !== hash) return;
  const hands = dealt.map((numbers) => numbers.join());
  const challenge = newChallenge(hands, DEFAULT_TARGET, `${Date.now()} ${hands}`);
  go("challenge", challengeQuery(challenge));
}
