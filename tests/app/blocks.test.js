import assert from "node:assert/strict";
import test from "node:test";
import { readStored, toBlock, without } from "../../web/app/history/blocks.ts";
import { toRecords, VERSION } from "../../web/app/history/record.ts";
import { fc } from "../../web/testing.js";
import { hand } from "./hands.js";

/** @import { Played } from "../../web/app/history/played.ts" */

const HANDS = Array.from({ length: 30 }, (_, place) =>
  hand({
    numbers: place % 2 ? [3, 3, 8, 8] : ["1/2", -3, 4, 5],
    technique: place % 3 ? { code: "factor", params: { factor: "3" } } : null,
    ...(place % 5 === 0 && { challenge: `k3f/${place}` }),
    ...(place % 7 === 0 && { localDate: "2026-11-21" }),
  }),
);

/** The hands as the database returns them. @param {Played[]} hands */
const stored = (hands) => structuredClone(toBlock(toRecords(hands)));

test("hands are unchanged after a block is written and read", () => {
  fc.assert(
    fc.property(fc.subarray(HANDS), (hands) => {
      assert.deepEqual(readStored([stored(hands)]), { hands, refused: [] });
    }),
  );
});

test("blocks and records are read in order", () => {
  const [first, second, ...others] = HANDS;
  assert.ok(first && second);
  const values = [stored([second]), ...toRecords([first]), stored(others), "scribble"];
  assert.deepEqual(readStored(values), {
    hands: [second, first, ...others],
    refused: ["scribble"],
  });
});

test("equal lists and objects of a block are stored once", () => {
  const { columns } = stored(HANDS);
  assert.equal(new Set(columns.numbers).size, 2);
  assert.equal(new Set(columns.technique).size, 2);
});

test("a block of an older version is upgraded and checked", () => {
  const { columns } = stored(HANDS);
  const ids = [...(columns.id ?? [])];
  const block = { version: 1, columns: { ...columns, id: ["", ...ids.slice(1)] } };
  const { hands, refused } = readStored([block]);
  assert.deepEqual(
    hands.map(({ id, rated }) => [id, rated]),
    ids.slice(1).map((id) => [id, true]),
  );
  assert.equal(refused.length, 1);
});

test("the records of a block of a newer version are set aside, each with its version", () => {
  const block = { ...stored(HANDS), version: VERSION + 1 };
  const { hands, refused } = readStored([block]);
  assert.deepEqual(hands, []);
  const records = toRecords(HANDS).map((record) => ({ ...record, version: VERSION + 1 }));
  assert.deepEqual(refused, records);
});

test("a value that only looks like a block is set aside whole", () => {
  const strange = [{ version: VERSION, columns: 7 }, { columns: { id: "abc" } }, { columns: [] }];
  assert.deepEqual(readStored(strange), { hands: [], refused: strange });
});

test("removing ids from a block leaves all other records", () => {
  fc.assert(
    fc.property(fc.subarray(HANDS), fc.subarray(HANDS), (hands, removed) => {
      const ids = new Set(removed.map(({ id }) => id));
      const kept = hands.filter(({ id }) => !ids.has(id));
      const block = stored(hands);
      const rest = without(block, ids);
      assert.equal(rest === null, kept.length === hands.length);
      assert.deepEqual(readStored([rest ?? block]).hands, kept);
    }),
  );
  assert.equal(without("scribble", new Set(["scribble"])), null);
});
