import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { href, read } from "../../base/address/router.ts";
import { SEEDS } from "../../base/data/seed.ts";
import {
  COUNTS,
  LEAD,
  LEVELS,
  MARKS,
  readStart,
  shownName,
  startCode,
  startQuery,
  waitFor,
} from "./start-code.ts";

const below = (limit: number) => fc.integer({ min: 0, max: limit - 1 });

const start = fc.record(
  {
    seed: below(SEEDS).map((seed) => seed.toString(36).padStart(6, "0")),
    level: fc.constantFrom(...LEVELS),
    count: fc.constantFrom(...COUNTS),
    moment: below(10 ** 10),
    mark: below(MARKS),
    by: fc.string({ unit: "grapheme" }).map(shownName),
  },
  { noNullPrototype: true },
);

test("what is written is read, also through a link", () => {
  fc.assert(
    fc.property(start, (written) => {
      assert.deepEqual(readStart(startQuery(written)), written);
      assert.deepEqual(readStart(read(href("play", startQuery(written))).query), written);
    }),
  );
});

test("any text is read or refused", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{28,32}$/)), (apart) => {
      const known = readStart({ apart });
      if (known && "seed" in known) assert.equal(startCode(known), apart);
      else if (apart) assert.ok(known && "fault" in known);
      else assert.equal(known, null);
    }),
  );
});

test("a cut code is damaged, and a code of a later version is newer", () => {
  fc.assert(
    fc.property(start, fc.nat(29), (written, length) => {
      const code = startCode(written);
      assert.equal(code.length, 30);
      if (length > 0) {
        assert.deepEqual(readStart({ apart: code.slice(0, length) }), { fault: "damaged" });
      }
      assert.deepEqual(readStart({ apart: `2${code.slice(1)}` }), { fault: "newer" });
    }),
  );
});

test("a start is waited for unless it is past, or more than an hour ahead", () => {
  const moment = 1_800_000_000;
  const at = (seconds: number) => waitFor({ moment }, (moment + seconds) * 1000);
  assert.equal(at(-LEAD), LEAD * 1000);
  assert.equal(at(-3600), 3_600_000);
  assert.deepEqual([-3601, 0, 1, 86_400].map(at), [null, null, null, null]);
});
