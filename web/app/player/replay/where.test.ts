import assert from "node:assert/strict";
import { test } from "node:test";
import { hand, type PartialRecord } from "../../../testing/records.ts";
import { step } from "../../../testing/trails.ts";
import { beadsOf, momentsOf } from "../../table/hand/moments.ts";
import { type Entry, write } from "../../table/hand/trail.ts";
import { LATEST, withTrails } from "./ways.ts";
import { type Way, wayOf, whereOf } from "./where.ts";

const CARDS = [3, 3, 8, 8].map((value) => ({ value: `${value}` }));

const undo: Entry = { type: "undo", t: 9000, count: 1 };

const way = (entries: Entry[], counts: (number | null)[], other?: PartialRecord) =>
  wayOf(
    beadsOf(
      momentsOf(entries, CARDS, () => null),
      counts,
    ),
    hand(other),
  );

test("a way has the time to the first step, the losing step, and the time out of reach", () => {
  const lost = [step(2, "+", 3, 5000), undo, step(2, "/", 0, 12_000)];
  assert.deepEqual(way(lost, [0, 1, 1]), {
    technique: "fraction-divide",
    solved: true,
    first: 5000,
    astray: 4000,
    lost: 1,
    losses: 1,
    noticed: 1,
  });
  assert.equal(way(lost, [0, 1, 1], { hints: 1 }).noticed, 0);
  const later = way(
    [step(2, "/", 0, 4000), step(0, "+", 1, 6000), { ...undo, t: 7000 }],
    [0, 1, 1],
  );
  assert.deepEqual([later.lost, later.astray], [2, 1000]);
});

test("the finding is the step and the technique that lose most hands, if there are some", () => {
  const own: (technique: string, lost: number | null, first?: number) => Way = (
    technique,
    lost,
    first = 1000,
  ) => ({
    ...{ technique, lost, first, solved: lost === null, astray: 500, losses: 1, noticed: 0 },
  });
  const some = [own("share", 2), own("share", 2), own("sum", 1), own("sum", null, 3000)];
  assert.equal(whereOf(some).finding, null);
  const all = whereOf([...some, own("share", 2)]);
  assert.deepEqual(all.finding, { step: 2, code: "share" });
  assert.deepEqual(all.lostAt, [1, 3, 0]);
  assert.deepEqual(
    all.techniques.map(({ code, played, solved, first }) => [code, played, solved, first]),
    [
      ["sum", 2, 1, 2000],
      ["share", 3, 0, 1000],
    ],
  );
  assert.deepEqual([all.hands, all.losses, all.noticed], [5, 5, 0]);
});

test("the latest ended hands with a trail are looked at, and no more than some", () => {
  const trail = write([step(2, "+", 3, 0)], CARDS);
  const none = () => false;
  assert.equal(
    withTrails([hand({ trail }), hand(), hand({ trail, result: "left" })], none).length,
    1,
  );
  assert.equal(withTrails([hand({ trail })], () => true).length, 0);
  const many = Array.from({ length: LATEST + 5 }, () => hand({ trail }));
  const latest = withTrails(many, none);
  assert.equal(latest.length, LATEST);
  assert.equal(latest[0], many.at(-1));
});
