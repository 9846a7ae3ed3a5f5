import assert from "node:assert/strict";
import test from "node:test";
import { hand } from "../../../testing/hands.js";
import { fc } from "../../../testing/packages.js";
import { framesOf, mixedOf } from "../../table/worked/frames.ts";
import { PLACING, placeByHands, placeByHistory } from "./placement.ts";
import { HANDS, read } from "./progress.ts";
import { after, CHAPTERS, TECHNIQUES } from "./techniques.ts";

const CODES = TECHNIQUES.map(({ code }) => code);

/**
 * @param {string} code
 * @param {object} [other]
 */
const of = (code, other) => hand({ technique: { code, params: {} }, milliseconds: 9000, ...other });

test("nineteen techniques are in six chapters, and each leads to the next", () => {
  assert.deepEqual(
    CHAPTERS.map(({ techniques }) => techniques.length),
    [4, 3, 2, 4, 4, 2],
  );
  const walked = [CODES[0]];
  for (let next = after(CODES[0] ?? ""); next; next = after(next.code)) walked.push(next.code);
  assert.deepEqual(walked, CODES);
});

test("each step of a picture uses cards of the step before, and the last step makes 24", () => {
  for (const { picture } of TECHNIQUES) {
    const frames = framesOf(
      picture.hand.cards,
      picture.steps.map(({ step }) => step),
    );
    assert.equal(frames.length, 4);
    for (const { others, left, right, step } of frames.slice(0, -1)) {
      assert.equal(left?.value, step?.left);
      assert.equal(right?.value, step?.right);
      assert.equal(others.length + 2, 4 - frames.findIndex((frame) => frame.step === step));
    }
    assert.deepEqual(
      frames.at(-1)?.others.map(({ value }) => value),
      ["24"],
    );
  }
});

test("a fraction on a card is a mixed number", () => {
  assert.equal(mixedOf("24"), null);
  assert.deepEqual(mixedOf("24/7"), {
    negative: false,
    whole: "3",
    numerator: "3",
    denominator: "7",
  });
  assert.equal(mixedOf("-7/2")?.negative, true);
});

test("a player begins after the last easy hand before the first hard one", () => {
  assert.equal(placeByHands([false]), "sum");
  assert.equal(placeByHands([true, true, false]), "twelve-two");
  assert.equal(placeByHands([true, true, true, true, false]), "share");
  assert.equal(placeByHands(PLACING.map(() => true)), null);
});

test("a player who finds more hands easy begins later", () => {
  const place = (/** @type {number} */ easy) =>
    CODES.indexOf(placeByHands([...Array(easy).fill(true), false]) ?? "sum");
  for (let easy = 1; easy < PLACING.length; easy += 1) assert.ok(place(easy) > place(easy - 1));
});

test("the history places a player at the first technique that is not easy", () => {
  assert.equal(placeByHistory([]), null);
  const easy = CODES.slice(0, 8).flatMap((code) => [of(code), of(code), of(code)]);
  assert.equal(placeByHistory(easy), "share");
  const slow = [of("twins", { hints: 1 }), of("twins", { milliseconds: 120_000 })];
  assert.equal(placeByHistory([...easy, ...slow]), "twins");
  const few = easy.filter(({ technique }) => technique?.code !== "cancel");
  assert.equal(placeByHistory([...few, of("cancel"), of("share"), of("share")]), "add-up");
});

test("any history gives a valid place on the Path, or no place", () => {
  const played = fc.record({
    code: fc.constantFrom(...CODES, "factors", "card"),
    hints: fc.nat(3),
    milliseconds: fc.nat(200_000),
    result: fc.constantFrom("solved", "shown", "left"),
  });
  fc.assert(
    fc.property(fc.array(played, { maxLength: 80 }), (hands) => {
      const place = placeByHistory(hands.map(({ code, ...other }) => of(code, other)));
      assert.ok(place === null || CODES.includes(place));
    }),
  );
});

test("any stored value is read as valid progress", () => {
  const lessons = {
    sum: { dots: 3, at: 1 },
    share: { dots: 99, at: 2 },
    chess: { dots: 1, at: 1 },
  };
  assert.deepEqual(read({ lessons, start: "twins" }), {
    lessons: { sum: { dots: 3, at: 1 }, share: { dots: HANDS, at: 2 } },
    start: "twins",
  });
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const known = read(stored);
      assert.deepEqual(read(known), known);
    }),
  );
});
