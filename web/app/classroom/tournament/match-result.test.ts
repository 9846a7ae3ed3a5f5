import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage, openWindow } from "../../../testing/browser.ts";

openStorage();
openWindow();
const { nameOfHands, readHandList } = await import("../../base/address/hand-list.ts");
const { resultCode } = await import("../sets/set-result.ts");
const { withCollected } = await import("./match-result.ts");
const { begin, DRAW, WIN, withMatch } = await import("./tournament.ts");

const HANDS = "3,3,8,8_1,5,5,5_2,4,8,10";
const SET = nameOfHands(readHandList({ hands: HANDS }) ?? assert.fail());

/** The points of the only match, after Anna and Ben have sent these times in milliseconds. */
function pointsOf(form: "knockout" | "all", anna: (number | null)[], ben: (number | null)[]) {
  const begun = withMatch(begin(form, ["Anna", "Ben"], "00002s"), 0, { hands: HANDS });
  const codeOf = (times: (number | null)[]) => resultCode(SET, { times, wrong: 0, hints: 0 });
  const codes: [string, string][] = [
    ["anna", codeOf(anna)],
    ["Ben", codeOf(ben)],
  ];
  const classes = new Map([[SET, { query: {}, at: 0, codes }]]);
  return withCollected(begun, classes).rounds[0]?.[0]?.points;
}

const QUICK = [4000, 5000, 6000];
const SLOW = [4000, 5000, 9000];
const MISSED = [1000, 1000, null];

test("more solved hands win a match, then less time", () => {
  assert.equal(pointsOf("all", QUICK, MISSED), WIN);
  assert.equal(pointsOf("all", MISSED, SLOW), 0);
  assert.equal(pointsOf("all", QUICK, SLOW), WIN);
  assert.equal(pointsOf("all", SLOW, QUICK), 0);
});

test("equal results are a draw, which a knock-out leaves to the teacher", () => {
  assert.equal(pointsOf("all", QUICK, QUICK), DRAW);
  assert.equal(pointsOf("knockout", QUICK, QUICK), null);
});

test("a result that was typed stays, and one result alone decides nothing", () => {
  const begun = withMatch(begin("all", ["Anna", "Ben"], "00002s"), 0, { hands: HANDS });
  const code = resultCode(SET, { times: QUICK, wrong: 0, hints: 0 });
  const classes = new Map([
    [SET, { query: {}, at: 0, codes: [["Anna", code]] as [string, string][] }],
  ]);
  assert.equal(withCollected(begun, classes), begun);
  const typed = withMatch(begun, 0, { points: 0 });
  assert.equal(withCollected(typed, classes).rounds[0]?.[0]?.points, 0);
});
