import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import { openAt } from "../../../../testing/browser.ts";
import { liveIn, NOW } from "../../../../testing/clock.ts";
import { speak } from "../../../../testing/languages.ts";
import { hand } from "../../../../testing/records.ts";
import { addRoutes, href, read } from "../../../base/address/router.ts";
import { t } from "../../../base/words/i18n.ts";
import { playedHands } from "../../../player/history/history.ts";
import type { Played } from "../../../table/hand/played.ts";
import {
  type Challenge,
  type ChallengeResult,
  challengeHref,
  challengeQuery,
  handQuery,
  LONGEST_NAME,
  MOST_HANDS,
  newChallenge,
  readChallenge,
  readChallengeHand,
  readTrial,
  shownName,
  trialQuery,
} from "./challenge-link.ts";
import { challengeText, replyText } from "./challenge-text.ts";
import { challenge as mode } from "./mode.ts";
import { inTenths, openPlace, outcomeOf, resultOf, standingOfHand } from "./results.ts";

await speak("en");

addRoutes([mode.page?.route ?? ""]);

beforeEach(() => {
  liveIn("UTC");
  mock.method(Date, "now", () => NOW);
  openAt("https://example.org/24/#/challenge");
  playedHands.value = [];
});

/** Generates plain objects, as the page creates them. */
const OBJECTS = { noNullPrototype: true };

const numbers = fc.oneof(
  fc.integer({ min: -99, max: 99 }).map(String),
  fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 99 })).map((parts) => parts.join("/")),
);
const hands = fc.array(numbers, { minLength: 1, maxLength: 8 }).map((all) => all.join());
const result: fc.Arbitrary<ChallengeResult> = fc.option(
  fc.record({ tenths: fc.integer({ min: 1, max: 999_999 }), hints: fc.nat(99) }, OBJECTS),
);

const names = fc.string({ unit: "grapheme" }).map(shownName);

const challenges: fc.Arbitrary<Challenge> = fc
  .integer({ min: 1, max: MOST_HANDS })
  .chain((count) => {
    const results = fc.array(result, { minLength: count, maxLength: count });
    return fc
      .record(
        {
          id: fc.stringMatching(/^[0-9a-z]{1,12}$/),
          hands: fc.array(hands, { minLength: count, maxLength: count }),
          target: fc.constantFrom("24", "7", "1/2", "-3"),
          times: fc.option(results),
          back: fc.option(results),
        },
        OBJECTS,
      )
      .chain((challenge) =>
        names.map((by) => ({
          ...challenge,
          back: challenge.times && challenge.back,
          ...(by && { by }),
        })),
      );
  });

test("a shown name is one line of at most twenty letters, for any link", () => {
  assert.equal(shownName("  Anna\n\u202e Lena\u0000 "), "Anna Lena");
  assert.equal(shownName("<b>Anna</b>"), "<b>Anna</b>");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const name = shownName(text);
      assert.ok([...name].length <= LONGEST_NAME);
      assert.doesNotMatch(name, /^\s|\s$|(?![\u200c\u200d])\p{C}/u);
      assert.equal(shownName(name), name);
    }),
  );
});

test("the practice hand is not in the challenge that follows it", () => {
  const challenge = newChallenge(["4,3,2,1", "3,3,8,8"], "24", "one", "Anna");
  const query = trialQuery(challenge);
  assert.equal(query.hand, "2,3,4,4");
  assert.deepEqual(readTrial(query), challenge);
  assert.equal(readChallengeHand(query), null);
  assert.equal(readTrial({ ...query, place: "1" }), null);
  assert.equal(readTrial({ ...query, hands: "" }), null);
});

test("hands that were dealt with a solution cannot be claimed to have none", () => {
  const challenge = newChallenge(["3,3,8,8", "1,5,5,5"], "24", "one");
  const claims = (own: object) =>
    mode.read(handQuery({ challenge: { ...challenge, ...own }, place: 1 }))?.rules.claims;
  assert.equal(claims({}), true);
  assert.equal(claims({ solvable: true }), false);
});

const opened = (link: string) => readChallenge(read(link).query);

test("a challenge is unchanged after it is written to a link and read", () => {
  fc.assert(
    fc.property(challenges, (challenge) => {
      assert.deepEqual(opened(challengeHref(challenge)), challenge);
    }),
  );
});

test("a hand of a challenge has the challenge and its place in the challenge", () => {
  fc.assert(
    fc.property(challenges, fc.nat(MOST_HANDS - 1), (challenge, any) => {
      const place = any % challenge.hands.length;
      const link = href("play", handQuery({ challenge, place }));
      assert.deepEqual(readChallengeHand(read(link).query), { challenge, place });
    }),
  );
});

test("each link gives a challenge, nothing, or a known fault", () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9,_xh./-]{0,40}$/),
    fc.constantFrom("3,3,8,8", "3,3,8,8_1,5,5,5", "2.4", "x,x", "1,2,3"),
  );
  const query = fc.record(
    {
      hands: text,
      target: text,
      times: text,
      trails: text,
      back: text,
      id: text,
      place: text,
      hand: text,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(query, (query) => {
      const found = readChallenge(query);
      if (!found) assert.ok(!query.hands);
      else if ("fault" in found) assert.ok(["too-many", "hands", "times"].includes(found.fault));
      else assert.deepEqual(readChallenge(challengeQuery(found)), found);
      const played = readChallengeHand(query);
      if (played) assert.equal(played.challenge.hands[played.place], query.hand);
    }),
    { numRuns: 1000 },
  );
});

test("the fault in an invalid link is named", () => {
  const faults = [
    [
      {
        hands: Array(MOST_HANDS + 1)
          .fill("3,3,8,8")
          .join("_"),
      },
      "too-many",
    ],
    [{ hands: "3,3,8,8__1,5,5,5" }, "hands"],
    [{ hands: "_" }, "hands"],
    [{ hands: "3".repeat(101) }, "hands"],
    [{ hands: "3,3,8,8", times: "1,2" }, "times"],
    [{ hands: "3,3,8,8", times: "" }, "times"],
    [{ hands: "3,3,8,8", back: "1" }, "times"],
    ...["0", "0.0", "-1", "1.25", "soon", "1h0", "1h100", "123456", "1e9", " 1", "X"].map(
      (times) => [{ hands: "3,3,8,8", times }, "times"] as const,
    ),
  ] as const;
  for (const [query, fault] of faults) assert.deepEqual(readChallenge(query), { fault });
  assert.equal(readChallenge({}), null);
  assert.equal(readChallenge({ hands: "" }), null);
});

test("a challenge without an id gets an id that is derived from its link", () => {
  const first = opened("#/challenge?hands=3,3,8,8&times=2.4");
  assert.deepEqual(opened("#/challenge?hands=3,3,8,8&times=2.4"), first);
  assert.notDeepEqual(opened("#/challenge?hands=3,3,8,8&times=2.5"), first);
});

test("more solved hands win, then less time; equal results are a draw", () => {
  const fast = { tenths: 10, hints: 0 };
  const slow = { tenths: 300, hints: 0 };
  assert.equal(outcomeOf([slow, slow], [fast, null]), "won");
  assert.equal(outcomeOf([null], [slow]), "lost");
  assert.equal(outcomeOf([fast, slow], [slow, slow]), "won");
  assert.equal(outcomeOf([fast, slow], [slow, fast]), "drawn");
  assert.equal(outcomeOf([null], [null]), "drawn");
});

test("if I have won, my friend has lost", () => {
  const opposite = { won: "lost", lost: "won", drawn: "drawn" };
  fc.assert(
    fc.property(fc.array(fc.tuple(result, result)), (rows) => {
      const [mine, theirs] = [rows.map(([one]) => one), rows.map(([, other]) => other)];
      assert.equal(outcomeOf(mine, theirs), opposite[outcomeOf(theirs, mine)]);
    }),
  );
});

test("a time in a challenge is never zero", () => {
  assert.deepEqual([0, 49, 149, 150, 83_449].map(inTenths), [1, 1, 1, 1, 834]);
});

const TWO = newChallenge(["3,3,8,8", "1,5,5,5"], "24", "two");

const played = (place: number, other: Partial<Played> = {}) =>
  hand({ mode: "challenge", series: TWO.id, place, ...other });

test("the first attempt at a hand counts, up to its end", () => {
  playedHands.value = [
    played(0, { result: "left", milliseconds: 4000, hints: 1 }),
    played(0, { milliseconds: 2000 }),
    played(0, { milliseconds: 100 }),
    hand({ mode: "challenge", milliseconds: 1 }),
  ];
  const standing = standingOfHand({ challenge: TWO, place: 0 });
  assert.deepEqual(resultOf(standing), { tenths: 60, hints: 1 });
  playedHands.value = [played(1, { result: "shown" }), played(1)];
  assert.equal(resultOf(standingOfHand({ challenge: TWO, place: 1 })), null);
});

test("the next open hand is found, continuing from the beginning", () => {
  assert.equal(openPlace(TWO), 0);
  assert.equal(openPlace(TWO, 0), 1);
  assert.equal(openPlace(TWO, 1), 0);
  playedHands.value = [played(0)];
  assert.equal(openPlace(TWO), 1);
  assert.equal(openPlace(TWO, 1), undefined);
  playedHands.value = [played(0), played(1, { result: "shown" })];
  assert.equal(openPlace(TWO), undefined);
});

test("the text of a challenge has the time and not the hands", () => {
  const mine = [{ tenths: 834, hints: 0 }];
  const one = newChallenge(["3,3,8,8"], "24", "one");
  assert.equal(
    challengeText(one, mine),
    `${t("challenge.text", { count: 1, time: "1:23.4" })}\n` +
      `https://example.org/24/#/challenge?hands=3,3,8,8&times=83.4&id=${one.id}`,
  );
  assert.match(challengeText(one, [null]), /^Twentyfour: I solved 0 of 1 hand in 0:00\.0\./);
  assert.match(challengeText(TWO, [...mine, null]), /1 .* 2 .* 1:23\.4.*\n.*=83\.4,x&/);
  assert.match(
    challengeText(TWO, [...mine, { tenths: 6, hints: 2 }]),
    /2 .*1:24\.0.*\n.*=83\.4,0\.6h2&/,
  );
});

test("the link of the reply has both results", () => {
  const [mine, theirs] = [
    [{ tenths: 20, hints: 1 }, null],
    [{ tenths: 30, hints: 0 }, null],
  ];
  const text = replyText(TWO, theirs, mine);
  const [faster, slower] = ["0:02.0", "0:03.0"].map((time) =>
    t("challenge.total", { solved: 1, of: 2, time }),
  );
  const won = t("challenge.reply.won", { mine: faster, theirs: slower });
  assert.equal(text.split("\n")[0], won);
  const found = opened(text.slice(text.indexOf("#/")));
  assert.deepEqual(found, { ...TWO, times: theirs, back: mine });
});
