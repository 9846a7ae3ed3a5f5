import { href } from "../../../base/address/router.ts";
import type { Onward } from "../../mode.ts";
import { type ChallengeHand, challengeHref, handQuery } from "./challenge-link.ts";
import { openPlace } from "./results.ts";

/** The link to the next open hand of a challenge, or to the results. */
export function onwardOf({ challenge, place }: ChallengeHand): Onward {
  const next = openPlace(challenge, place);
  return next === undefined
    ? { href: challengeHref(challenge), label: "challenge.results" }
    : { href: href("play", handQuery({ challenge, place: next })), label: "play.next" };
}
