import { addressOf } from "../../../base/ui/sharing/share.ts";
import { type Challenge, challengeHref } from "./challenge-link.ts";
import { wonBefore } from "./results.ts";

/** The longest address with trails, in characters. A QR code of version 20 holds 858. */
const LONGEST = 850;

/** Stands for the trail of a hand that was not won. */
const NO_TRAIL = "x";

/** A played challenge with the trails of its won hands, the first ones if not all fit its address. */
export function withTrails(challenge: Challenge): Challenge {
  const trails = challenge.hands.map((_, place) => wonBefore({ challenge, place })?.trail);
  for (let count = trails.findLastIndex(Boolean) + 1; count > 0; count -= 1) {
    const first = trails.slice(0, count).map((trail = NO_TRAIL) => trail);
    const sent = { ...challenge, trails: first.join() };
    if (addressOf(challengeHref(sent)).length <= LONGEST) return sent;
  }
  return challenge;
}
