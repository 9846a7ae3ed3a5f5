import type { CardNumber } from "../../../engine/contract.d.ts";
import { handListQuery, nameOfText } from "../../base/address/hand-list.ts";
import { ask } from "../../base/python/engine.ts";
import { strengthOf } from "../../player/strength/scale.ts";

/** The scores of the hands of a match, easiest first. */
export const SCORES = [45, 60, 75] as const;

/** The hands of all matches at one place differ by at most twice as many points of strength. */
const NEAR = 15;

/** How many seeds are tried for a hand. About half of the dealt hands are near enough. */
const TRIES = 60;

/**
 * Deals a hand for a match from a seed, within 15 points of the strength of a score.
 *
 * @throws an error if no hand of the first seeds is near enough
 */
export async function dealNear(seed: string, score: number, exclude: CardNumber[][] = []) {
  for (let turn = 0; turn < TRIES; turn++) {
    const deal = await ask("deal", {
      deck: "10",
      solvable: "only",
      near: score,
      exclude,
      seed: nameOfText(`${seed}-${turn}`),
    });
    const dealt = deal.difficulty?.score;
    if (dealt !== undefined && Math.abs(strengthOf(dealt) - strengthOf(score)) <= NEAR) return deal;
  }
  throw new Error("No dealt hand has the strength of the match");
}

/** The hands of a match as in links. The hands of all matches are equally hard. */
export async function dealMatch(seed: string) {
  const dealt: Awaited<ReturnType<typeof dealNear>>[] = [];
  for (const score of SCORES) {
    const exclude = dealt.map(({ numbers }) => numbers);
    dealt.push(await dealNear(`${seed}-${dealt.length}`, score, exclude));
  }
  return handListQuery(dealt).hands ?? "";
}
