import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openStorage, openWindow } from "../../../testing/browser.ts";
import { nameKey } from "../../base/data/names.ts";
import {
  bounded,
  type FriendResult,
  type Friends,
  joined,
  MOST_PEOPLE,
  MOST_RESULTS,
  merged,
  separated,
  withOut,
  without,
  withResults,
} from "./friends.ts";
import { readFriends } from "./stored-friends.ts";
import { tableOf } from "./table.ts";

openStorage();
const window = openWindow();
const KEY = "twentyfour:friends";
const own = await import("./own-friends.ts");

const NOBODY: Friends = { people: [], results: [] };
const OBJECTS = { noNullPrototype: true };

const day = (name: string, fields: Partial<FriendResult> = {}): FriendResult => ({
  name,
  kind: "day",
  date: "2026-11-21",
  series: "",
  solved: 3,
  of: 3,
  milliseconds: 60_000,
  hints: 0,
  ...fields,
});

const result = () =>
  fc
    .record(
      {
        name: fc.constantFrom("Ann", "ann", "Ben", "", "__proto__", "李雷"),
        kind: fc.constantFrom("day" as const, "sprint" as const),
        date: fc.constantFrom("", "2026-11-20", "2026-11-21"),
        series: fc.constantFrom("", "3 rising plain usual 00002s"),
        solved: fc.integer({ min: 0, max: 3 }),
        milliseconds: fc.constantFrom(1000, 2000),
        hints: fc.constantFrom(0, 1),
      },
      OBJECTS,
    )
    .map((each) => ({ ...each, of: each.kind === "day" ? 3 : 0 }));
const results = () => fc.array(result(), { maxLength: 12 });
const friends = () =>
  fc.tuple(results(), fc.boolean(), fc.boolean()).map(([all, joins, leaves]) => {
    let made = withResults(NOBODY, all);
    const [first, second] = made.people;
    if (joins && first && second) made = joined(made, first, second);
    const [last] = made.people.slice(-1);
    return leaves && last ? withOut(made, last, true) : made;
  });

test("what is stored is read back, and damaged parts are left out", () => {
  fc.assert(
    fc.property(friends(), (made) => {
      assert.deepEqual(readFriends(JSON.parse(JSON.stringify(made))), made);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (people, all) => {
      for (const value of [
        people,
        { people, results: all },
        { people: [people], results: [all] },
      ]) {
        const read = readFriends(value);
        assert.deepEqual(readFriends(read), read);
      }
    }),
  );
});

test("results that are there already count once", () => {
  fc.assert(
    fc.property(friends(), results(), (made, added) => {
      const once = withResults(made, added);
      assert.deepEqual(withResults(once, added), once);
      assert.deepEqual(merged(once, once), once);
    }),
  );
});

test("a name belongs to one person, and a backup loses no name", () => {
  fc.assert(
    fc.property(friends(), friends(), (mine, theirs) => {
      const both = merged(mine, theirs);
      const names = both.people.flatMap((person) => person.names.map(nameKey));
      assert.equal(new Set(names).size, names.length);
      const before = [mine, theirs].flatMap(({ people }) =>
        people.flatMap((person) => person.names.map(nameKey)),
      );
      assert.deepEqual(new Set(names), new Set(before));
    }),
  );
});

test("the better result of a day counts, and a sprint counts by its best run", () => {
  const made = withResults(NOBODY, [
    day("Ann", { solved: 1, milliseconds: 9000 }),
    day("ANN", { hints: 2 }),
    day("Ben", { milliseconds: 50_000 }),
    day("Ben", { date: "2026-11-20" }),
    day("Cem"),
    day("Dana", { milliseconds: 60_000 }),
  ]);
  const rows = (since: string) =>
    tableOf(made, "day", since).map(({ person, place, solved, of }) => [
      person.names[0],
      place,
      `${solved}/${of}`,
    ]);
  assert.deepEqual(rows("2026-11-21"), [
    ["Ben", 1, "3/3"],
    ["Cem", 2, "3/3"],
    ["Dana", 2, "3/3"],
    ["Ann", 4, "3/3"],
  ]);
  assert.deepEqual(rows("")[0], ["Ben", 1, "6/6"]);
  const runs = [4, 9, 7].map((solved) =>
    day("Ann", { kind: "sprint", series: "3 rising plain usual", solved, of: 0, date: "" }),
  );
  const [best] = tableOf(withResults(made, runs), "sprint", "");
  assert.equal(best?.solved, 9);
  assert.deepEqual(tableOf(withResults(made, runs), "sprint", "2026-11-01"), []);
});

test("people are joined, separated, left out and forgotten", () => {
  const made = withResults(NOBODY, [
    day("Ann"),
    day("Annie", { date: "2026-11-20" }),
    day("Annie", { solved: 1 }),
    day("Ben", { solved: 2 }),
  ]);
  const [ann, annie, ben] = made.people;
  assert.ok(ann && annie && ben);
  const one = joined(made, ann, annie);
  assert.deepEqual(
    one.people.map(({ names }) => names),
    [["Ann", "Annie"], ["Ben"]],
  );
  assert.equal(tableOf(one, "day", "")[0]?.solved, 6);
  assert.equal(withResults(one, [day("annie")]).people.length, 2);
  const [both] = one.people;
  assert.ok(both);
  assert.equal(separated(one, both).results.length, 4);
  assert.deepEqual(
    separated(one, both).people.map(({ names }) => names),
    [["Ann"], ["Annie"], ["Ben"]],
  );
  assert.deepEqual(
    tableOf(withOut(one, both, true), "day", "").map(({ person }) => person.names),
    [["Ben"]],
  );
  assert.deepEqual(without(one, both), { people: [ben], results: [day("Ben", { solved: 2 })] });
});

test("people and results are limited", () => {
  const crowd = Array.from({ length: 300 }, (_, place) => day(`Friend ${place}`));
  assert.equal(withResults(NOBODY, crowd).people.length, MOST_PEOPLE);
  const long = Array.from({ length: MOST_RESULTS + 10 }, (_, place) =>
    day("Ann", { date: `${2000 + Math.floor(place / 300)}-01-01`, series: `${place}` }),
  );
  const kept = bounded({ people: [], results: long }).results;
  assert.equal(kept.length, MOST_RESULTS);
  assert.equal(kept[0]?.series, "10");
});

test("friends are stored, read from other tabs, and restored from a backup", () => {
  own.changeFriends((before) => withResults(before, [day("Ann")]));
  assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? "").results, [day("Ann")]);
  localStorage.setItem(KEY, JSON.stringify(withResults(NOBODY, [day("Ben")])));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  assert.deepEqual(own.friends.value.people, [{ names: ["Ben"], isOut: false }]);
  assert.equal(own.restoreFriends(withResults(NOBODY, [day("Cem")])), 1);
  assert.equal(own.restoreFriends({ people: 24 }), 0);
  assert.equal(own.friends.value.people.length, 2);
  own.deleteFriends();
  assert.deepEqual(own.friends.value, NOBODY);
});
