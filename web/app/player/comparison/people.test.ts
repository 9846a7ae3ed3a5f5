import assert from "node:assert/strict";
import { test } from "node:test";
import { hand } from "../../../testing/records.ts";
import type { Played } from "../../table/hand/played.ts";
import { byLevel, compare } from "./people.ts";

const rated = (other?: Partial<Played>) =>
  hand({ id: "1", milliseconds: 1000, rated: true, ...other });

test("a win is compared only if it was at first sight, without help and fast enough", () => {
  const numbers = [1, 1, 11, 11];
  const code = (...hands: Played[]) => compare(hands, "1")?.code ?? null;
  assert.equal(code(rated({ numbers })), "faster");
  assert.equal(code(rated({ numbers, milliseconds: 5000 })), "close");
  assert.equal(code(rated({ numbers, milliseconds: 9000 })), null);
  assert.equal(code(rated({ numbers, hints: 1 })), null);
  assert.equal(code(rated({ numbers, wrong: 1 })), null);
  assert.equal(code(rated({ numbers, result: "shown" })), null);
  assert.equal(code(rated({ numbers, id: "0" }), rated({ numbers: [11, 1, 11, 1] })), null);
});

test("the last thirty rated hands are counted by level, if the median is known", () => {
  const numbers = [1, 1, 11, 11];
  const hands = [
    ...Array.from({ length: 5 }, () => rated({ numbers, level: "easy" })),
    rated({ numbers, level: "hard", rated: false }),
    ...Array.from({ length: 28 }, () => rated({ numbers, level: "medium", hints: 1 })),
    rated({ numbers: [1, 1, 1, 1], level: "medium" }),
    rated({ numbers, level: "easy" }),
  ];
  assert.deepEqual(byLevel(hands), {
    count: 29,
    shares: [
      { level: "easy", count: 1, faster: 1 },
      { level: "medium", count: 28, faster: 0 },
    ],
  });
});
