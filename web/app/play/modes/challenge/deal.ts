import type { CardNumber } from "../../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { go } from "../../../base/address/router.ts";
import type { Settings } from "../../../base/browser/settings.ts";
import { operatorsIn } from "../../../base/cards/editions.ts";
import { fetchDeal } from "../../../player/dealing/deals.ts";
import { handQuery, newChallenge } from "./challenge-link.ts";

/** Deals solvable hands for a new challenge and opens the first one. */
export async function startChallenge({
  count,
  level,
  by,
}: {
  count: number;
  level: Settings["level"];
  /** The name of the player; may be empty. */
  by: string;
}) {
  const { hash } = location;
  const dealt: CardNumber[][] = [];
  const usual = {
    solvable: "only",
    edition: "standard",
    operators: operatorsIn("standard", ""),
  } as const;
  while (dealt.length < count) dealt.push((await fetchDeal(null, { ...usual, level })).numbers);
  if (location.hash !== hash) return;
  const hands = dealt.map((numbers) => numbers.join());
  const challenge = newChallenge(hands, DEFAULT_TARGET, `${Date.now()} ${hands}`, by);
  go("play", handQuery({ challenge: { ...challenge, solvable: true }, place: 0 }));
}
