import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { hand } from "../../../testing/records.ts";
import { canSet } from "../../base/ui/cards/lettering.ts";
import { EMBLEMS } from "../../base/words/techniques.ts";
import { framesOf, mixedOf } from "../../table/worked/frames.ts";
import { nextLesson } from "./map.tsx";
import { isPlaced, PLACING, placeByHands, placeByHistory } from "./placement.ts";
import { HANDS, read } from "./progress.ts";
import { snakePlace } from "./snake.ts";
import { after, IMPOSSIBLE, STEPS, type StepCode } from "./steps.ts";
import { TECHNIQUES } from "./techniques.ts";

const CODES = TECHNIQUES.map(({ code }) => code);

const of = (code: string, other?: object) =>
  hand({ technique: { code, params: {} }, milliseconds: 9000, ...other });

test("each of nineteen techniques leads to the next, and the last one to impossible hands", () => {
  assert.equal(CODES.length, 19);
  const walked: StepCode[] = ["sum"];
  for (let next = after("sum"); next; next = after(next)) walked.push(next);
  assert.deepEqual(walked, [...CODES, IMPOSSIBLE]);
  assert.deepEqual(walked, STEPS);
});

test("impossible hands are the next lesson when every technique is done or known, and once", () => {
  const done = { dots: 5, at: 1 };
  const lessons = Object.fromEntries(CODES.map((code) => [code, done]));
  const next = (lessons: object, known: string[] = []) =>
    nextLesson(read({ lessons }), null, (code) => known.includes(code));
  assert.equal(next(lessons), IMPOSSIBLE);
  assert.equal(next({}, CODES), IMPOSSIBLE);
  assert.equal(next({ ...lessons, [IMPOSSIBLE]: done }), "sum");
  assert.equal(next({ [IMPOSSIBLE]: done }), "sum");
});

test("the thread of the Path leads from each card to a neighbour, and to no card twice", () => {
  for (const columns of [3, 5]) {
    const places = STEPS.map((_, at) => snakePlace(columns, at));
    assert.equal(new Set(places.map(({ row, column }) => `${row} ${column}`)).size, STEPS.length);
    for (const [at, { row, column, back, turns }] of places.slice(0, -1).entries()) {
      const next = places[at + 1];
      assert.equal(next?.row, turns ? row + 1 : row);
      assert.equal(next?.column, turns ? column : back ? column - 1 : column + 1);
    }
  }
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

test("the placement asks at least three hands, and one slip does not end it", () => {
  const asked = (answers: boolean[]) =>
    answers.findIndex((_, at) => isPlaced(answers.slice(0, at + 1))) + 1;
  assert.equal(asked([false, false, false, true]), 3);
  assert.equal(asked([false, true, false, false]), 4);
  assert.equal(asked([true, true, false, false]), 4);
  assert.equal(asked([true, false, true, true, false, true, true, true]), 8);
});

const answers = fc.array(fc.boolean(), { maxLength: PLACING.length });

test("any answers end the placement after three to eight hands", () => {
  fc.assert(
    fc.property(answers, (easy) => {
      if (easy.length < 3) assert.ok(!isPlaced(easy));
      if (easy.length === PLACING.length) assert.ok(isPlaced(easy));
      if (isPlaced(easy) && easy.length < PLACING.length) assert.ok(isPlaced([...easy, true]));
    }),
  );
});

test("a player begins after the hands that were easy, up to a slip", () => {
  assert.equal(placeByHands([false, false, false]), "sum");
  assert.equal(placeByHands([true, true, false, false]), "twelve-two");
  assert.equal(placeByHands([true, true, true, true, false, false]), "share");
  assert.equal(placeByHands([true, false, true, true, false, false]), "share");
  assert.equal(placeByHands([false, false, true]), "sum");
  assert.equal(placeByHands(PLACING.map(() => true)), null);
});

test("a player who finds one more hand easy never begins earlier", () => {
  const place = (easy: boolean[]) => CODES.indexOf(placeByHands(easy) ?? "fraction-divide");
  fc.assert(
    fc.property(answers, fc.nat(PLACING.length - 1), (easy, at) => {
      if (at < easy.length) assert.ok(place(easy.with(at, true)) >= place(easy.with(at, false)));
    }),
  );
});

test("a player who finds more hands easy begins later", () => {
  const place = (easy: number) =>
    CODES.indexOf(placeByHands([...Array(easy).fill(true), false, false]) ?? "sum");
  for (let easy = 1; easy < PLACING.length - 1; easy += 1) assert.ok(place(easy) > place(easy - 1));
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
    impossible: { dots: 4, at: 3 },
  };
  assert.deepEqual(read({ lessons, start: "twins" }), {
    lessons: {
      sum: { dots: 3, at: 1 },
      share: { dots: HANDS, at: 2 },
      impossible: { dots: 4, at: 3 },
    },
    start: "twins",
  });
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const known = read(stored);
      assert.deepEqual(read(known), known);
    }),
  );
});

test("the emblem of each technique can be set on its card", () => {
  assert.deepEqual(Object.keys(EMBLEMS), CODES);
  for (const emblem of Object.values(EMBLEMS)) assert.ok(canSet(emblem), emblem);
});
