import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { speak } from "../../../../testing/languages.ts";
import { randomOf } from "../../../../testing/random.ts";
import { hand } from "../../../../testing/records.ts";
import { keysOf } from "../../../base/data/keys.ts";
import { TRAINED, trainedIn, wantedDeal } from "./training.ts";

const query = fc.record(
  {
    technique: fc.constantFrom(...TRAINED.technique.values.map(([value]) => value), "none"),
    level: fc.constantFrom(...TRAINED.level.values.map(([value]) => value), "none"),
    kind: fc.constantFrom(...TRAINED.kind.values.map(([value]) => value), "constructor"),
  },
  { requiredKeys: [] },
);

test("one hand in five is not opened by the technique", () => {
  fc.assert(
    fc.property(query, fc.integer(), (query, seed) => {
      const random = randomOf(seed);
      const deals = Array.from({ length: 2000 }, () => wantedDeal(query, [], random()));
      const others = deals.filter(({ opened }) => !opened).length;
      assert.ok(Math.abs(others - 400) < 100, `${others}`);
    }),
    { numRuns: 20 },
  );
});

test("a deal asks for the technique, the level and the kind of the link, and near the rating", () => {
  fc.assert(
    fc.property(query, (query) => {
      const wanted = wantedDeal(query, [hand()], 1);
      const asked = trainedIn(query);
      for (const each of asked) {
        assert.deepEqual({ ...wanted, ...each.asked }, wanted);
        assert.equal(query[each.name], each.value);
      }
      const known = keysOf(TRAINED).filter((name) =>
        TRAINED[name].values.some(([value]) => value === query[name]),
      );
      assert.deepEqual(
        asked.map(({ name }) => name),
        known,
      );
      assert.equal(wanted.near === null, known.includes("level"));
      assert.deepEqual(wanted.exclude, [[3, 3, 8, 8]]);
    }),
  );
});

test("every value that can be trained has a name of its own", async () => {
  await speak("en");
  for (const { values, nameOf } of Object.values(TRAINED)) {
    assert.equal(new Set(values.map(([value]) => nameOf(value))).size, values.length);
  }
});
