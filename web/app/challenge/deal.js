import { ask } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { go } from "../core/router.js";
import { settings } from "../core/settings.js";
import { history } from "../history/history.js";
import { ownScore } from "../strength/strength.js";
import { challengeQuery, newChallenge } from "./challenge-link.js";

/** @import { CardNumber } from "../../engine/contract.d.ts" */

/** So many of the last hands are not dealt again. */
const RECENT = 50;

/** Each hand has a solution. */
const DEAL = /** @type {const} */ ({ solvable: "only" });

/**
 * Deals hands of the player's choice of level and deck for a new challenge, and opens it.
 *
 * @param {number} count
 */
export async function dealChallenge(count) {
  const { hash } = location;
  const { level, deck } = settings.peek();
  const wanted =
    level === "near" ? { near: ownScore() } : { level: level === "any" ? null : level };
  const dealt = /** @type {CardNumber[][]} */ ([]);
  const played = history.peek().slice(-RECENT);
  while (dealt.length < count) {
    const exclude = [...played.map(({ numbers }) => numbers), ...dealt];
    const request = { ...DEAL, deck, exclude, ...wanted };
    dealt.push((await ask("deal", request)).numbers);
  }
  if (location.hash !== hash) return;
  const hands = dealt.map((numbers) => numbers.join());
  const challenge = newChallenge(hands, DEFAULT_TARGET, `${Date.now()} ${hands}`);
  go("challenge", challengeQuery(challenge));
}
