import assert from "node:assert/strict";
import { test } from "node:test";
import { randomOf } from "../../../../testing/random.ts";
import { hand } from "../../../../testing/records.ts";
import { mean } from "../../../base/data/sums.ts";
import { strengthOf } from "../../../player/strength/scale.ts";
import type { Played } from "../../../table/hand/played.ts";
import { CODES, wantedDeal } from "./training.ts";

const HANDS = 200;

/**
 * The thorough tests simulate all of `docs/strength.md`. The others, and those of mutants, which
 * lower the number, simulate a sample.
 */
const IS_THOROUGH = Number(process.env.STORIES) > 1000;
const LEARNERS = IS_THOROUGH ? 100 : 20;

/** How far above the strength at the beginning a technique can be learned. */
const ROOM = 300;

/**
 * A simulated learner, whose techniques differ from a strength by 150 points, and whose times vary
 * as in `technique-ratings.test.ts`. Each hand of a technique closes a share of the gap between its
 * skill and the best one.
 *
 * @param codes the techniques of the learner
 * @param queryOf the link of the next hand
 * @returns the gain of the mean of all skills
 */
function learn(
  seed: number,
  share: number,
  codes: readonly string[],
  queryOf: (random: () => number) => readonly string[],
) {
  const random = randomOf(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const one = () => codes[Math.floor(random() * codes.length)] ?? "";
  const usual = 800 + 700 * random();
  const skills = new Map(codes.map((code) => [code, usual + 150 * normal()]));
  const begun = mean([...skills.values()]);
  let hands: Played[] = [];
  for (let n = 0; n < HANDS; n += 1) {
    const link = { technique: queryOf(random).join(",") };
    const { technique, near, opened } = wantedDeal(link, hands, random);
    const code = (opened && technique) || one();
    const score = near ?? 50;
    const skill = skills.get(code) ?? 0;
    const luck = 10 ** (0.3 * normal());
    const thought = 20 * 10 ** ((strengthOf(score) - skill) / 800);
    const played = hand({
      mode: "train",
      numbers: [1, 1, 1, n],
      score,
      technique: { code, params: {} },
      result: luck > 4 ? "shown" : "solved",
      milliseconds: 1000 * (3 + thought * Math.min(luck, 4)),
    });
    hands = [...hands, played];
    skills.set(code, skill + share * (usual + ROOM - skill));
  }
  return mean([...skills.values()]) - begun;
}

/** The mean gains of the learners: by the ratings, with even chances, by the best one technique. */
function gains(count: number, share: number) {
  const codes = CODES.slice(0, count);
  const seeds = Array.from({ length: LEARNERS }, (_, seed) => seed + 1);
  const gain = (seed: number, queryOf: Parameters<typeof learn>[3]) =>
    learn(seed, share, codes, queryOf);
  return {
    several: mean(seeds.map((seed) => gain(seed, () => codes))),
    even: mean(
      seeds.map((seed) =>
        gain(seed, (random) => codes.slice(Math.floor(random() * count)).slice(0, 1)),
      ),
    ),
    single: mean(seeds.map((seed) => Math.max(...codes.map((code) => gain(seed, () => [code]))))),
  };
}

const SHARES = IS_THOROUGH ? [0.01, 0.03, 0.1] : [0.03];
const COUNTS = IS_THOROUGH ? [3, 6, 19] : [4];

for (const count of COUNTS) {
  for (const share of SHARES) {
    test(`${count} techniques at once raise the mean strength more than the best single one, at ${share} a hand`, (t) => {
      const { several, even, single } = gains(count, share);
      t.diagnostic(`by the ratings ${several}, even ${even}, one ${single}`);
      assert.ok(several >= single);
      assert.ok(several >= even - 1); // where all is learned, both end at the same strength
    });
  }
}
