import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openAt } from "../../../../testing/browser.ts";
import { deal } from "../../../../testing/deals.ts";
import { speak } from "../../../../testing/languages.ts";
import { hand } from "../../../../testing/records.ts";
import { step } from "../../../../testing/trails.ts";
import { addRoutes, read } from "../../../base/address/router.ts";
import { playedHands } from "../../../player/history/history.ts";
import { write } from "../../../table/hand/trail.ts";
import { runAt } from "../../pace/runs.ts";
import { type Challenge, MOST_HANDS, newChallenge, readChallenge } from "./challenge-link.ts";
import { challengeText, replyText } from "./challenge-text.ts";
import { friendOf } from "./friend.ts";
import { withTrails } from "./trails.ts";

await speak("en");
addRoutes(["challenge"]);
openAt("https://example.org/24/#/challenge");

const CARDS = deal([3, 3, 8, 8]).cards;
/** A trail with one step at a time. */
const trailAt = (t: number) => write([step(0, "+", 1, t)], CARDS);
const MINE = { tenths: 100, hints: 0 };

function sent(text: string): Challenge {
  const found = readChallenge(read(text.slice(text.indexOf("#/"))).query);
  assert.ok(found && !("fault" in found));
  return found;
}

/** The text that sends a challenge whose hands the player has won, as far as they have trails. */
function textOf(challenge: Challenge, trails: readonly (string | undefined)[]) {
  playedHands.value = trails.map((trail, place) =>
    hand({
      ...{ mode: "challenge", series: challenge.id, place },
      ...(trail ? { trail } : { result: "shown" }),
    }),
  );
  const times = trails.map((trail) => (trail ? MINE : null));
  return challengeText(withTrails({ ...challenge, times }), times);
}

/** Trails of any length, also longer than those of a hand. */
const trail = fc.option(fc.stringMatching(/^[\w-]{2,120}$/), { nil: undefined });
const lists = fc.array(trail, { minLength: 1, maxLength: MOST_HANDS });

test("a challenge has the trails of its first hands, as many as its address holds", () => {
  fc.assert(
    fc.property(lists, (trails) => {
      const hands = trails.map(() => "13,13,13,13");
      const text = textOf(newChallenge(hands, "24", "one"), trails);
      const challenge = sent(text);
      const known = trails.map((_, place) => friendOf({ challenge, place })?.trail);
      const count = known.findLastIndex(Boolean) + 1;
      assert.deepEqual(known.slice(0, count), trails.slice(0, count));
      const [, address = ""] = text.split("\n");
      assert.ok(address.length <= 850);
      const next = trails[count];
      if (next) assert.ok(address.length + next.length > 820);
    }),
    { numRuns: 500 },
  );
});

test("ten hands with the longest usual trails fit into an address", () => {
  const trails = Array<string>(10).fill("A".repeat(51));
  const hands = trails.map(() => "13,13,13,13");
  const text = textOf(newChallenge(hands, "24", "one", "Maximilian"), trails);
  assert.equal(sent(text).trails, trails.join());
});

test("the trails of a challenge are those of its won hands, and the answer has none", () => {
  const challenge = newChallenge(["3,3,8,8", "1,5,5,5", "6,6,6,6"], "24", "three");
  const won = (place: number, at: number) =>
    hand({ mode: "challenge", series: challenge.id, place, trail: trailAt(at) });
  playedHands.value = [
    { ...won(0, 500), result: "left" },
    won(0, 1000),
    { ...won(1, 2000), result: "shown" },
    won(2, 3000),
  ];
  const mine = [MINE, null, MINE];
  const received = sent(challengeText(withTrails({ ...challenge, times: mine }), mine));
  assert.equal(received.trails, [trailAt(1000), "x", trailAt(3000)].join());
  assert.equal(friendOf({ challenge: received, place: 1 }), null);
  assert.equal(sent(replyText(received, mine, mine)).trails, undefined);
});

test("a trail that cannot be read is ignored, and the time stays", () => {
  for (const trails of ["x", "AUZ_not-one", "A".repeat(401), "<b>", "", ",,,"]) {
    const query = new URLSearchParams({ hands: "3,3,8,8", times: "10", trails });
    const challenge = sent(`#/challenge?${query}`);
    const friend = friendOf({ challenge, place: 0 });
    const run = runAt("friend", {
      ...{ puzzle: { numbers: [3, 3, 8, 8], target: "24" }, difficulty: null, wins: [] },
      ...{ strength: null, day: "2026-11-21", friend },
    });
    assert.deepEqual(run, { moments: [], end: 10_000 }, trails);
  }
});
