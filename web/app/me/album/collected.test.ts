import assert from "node:assert/strict";
import { test } from "node:test";
import { hand } from "../../../testing/records.ts";
import { handName } from "../../table/hand/played.ts";
import { collected } from "./collected.ts";

const NAME = handName({ numbers: [3, 3, 8, 8], target: "24" });

test("the best result of a hand counts, in any order of its cards", () => {
  const helped = hand({ hints: 1 });
  const wrong = hand({ wrong: 2 });
  const unaided = hand({ numbers: [8, 3, 8, 3] });
  const every = hand({ mode: "find", hints: 1 });
  assert.equal(collected([helped]).get(NAME), "solved");
  assert.equal(collected([wrong]).get(NAME), "solved");
  assert.equal(collected([helped, unaided, wrong]).get(NAME), "unaided");
  assert.equal(collected([unaided, every, helped]).get(NAME), "every");
});

test("a hand that was shown, left or called impossible is not collected", () => {
  for (const result of ["shown", "left", "none"] as const) {
    assert.equal(collected([hand({ result })]).size, 0);
  }
});

test("hands of other targets and of ordered cards are other hands", () => {
  const others = [hand({ target: "10" }), hand({ ordered: true }), hand({ operators: "+-" })];
  assert.equal(collected(others).get(NAME), undefined);
  assert.equal(collected(others).size, 3);
});
