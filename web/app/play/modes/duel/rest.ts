import { href } from "../../../base/address/router.ts";
import { isDecided } from "../../match/standing.ts";
import { challengeHref, newChallenge } from "../challenge/challenge-link.ts";
import { choices } from "./duel-choices.ts";
import type { Playing } from "./playing.ts";

/** The link to a challenge with the hands of a round that are not decided, or to a new one. */
export function restHref(playing: Playing | null) {
  const { match, standing, hands } = playing ?? {};
  const rest = (hands ?? []).filter(
    (_, hand) => match && standing && !isDecided(match, standing.round, hand),
  );
  if (rest.length === 0) return href("challenge");
  const [first] = rest;
  const texts = rest.map(({ numbers }) => numbers.join());
  return challengeHref({
    ...newChallenge(texts, `${first?.target}`, `${Date.now()} ${texts}`, choices.peek().name),
    solvable: true,
  });
}
