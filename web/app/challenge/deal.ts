import { DEFAULT_TARGET } from "../core/hand-query.js";
import { go } from "../core/router.js";
import { fetchDeal } from "../dealing/deals.js";
import { challengeQuery, newChallenge } from "./challenge-link.js";

/** @import { Settings } from "../core/settings.js" */
/** @import { CardNumber } from "../../engine/contract.d.ts" */

/**
 * Deals solvable hands for a new challenge, and opens it.
 *
 * @param {object} wanted
 * @param {number} wanted.count
 * @param {Settings["level"]} wanted.level
 * @param {string} wanted.by the name of the player, who may give one
 */
export async function dealChallenge({ count, level, by }) {
  const { hash } = location;
  const dealt = /** @type {CardNumber[][]} */ ([]);
  while (dealt.length < count)
    dealt.push((await fetchDeal(null, { solvable: "only", level, edition: "standard" })).numbers);
  if (location.hash !== hash) return;
  const hands = dealt.map((numbers) => numbers.join());
  const challenge = newChallenge(hands, DEFAULT_TARGET, `${Date.now()} ${hands}`, by);
  go("challenge", challengeQuery(challenge));
}
