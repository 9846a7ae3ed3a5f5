import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { speak } from "../../../../testing/languages.ts";
import { randomOf } from "../../../../testing/random.ts";
import { hand } from "../../../../testing/records.ts";
import { keysOf } from "../../../base/data/keys.ts";
import { CODES, TRAINED, techniquesIn, trainedIn, wantedDeal, weakOnes } from "./training.ts";

const query = fc.record(
  {
    technique: fc.subarray([...CODES, "none"], { minLength: 1 }).map((codes) => codes.join(",")),
    level: fc.constantFrom(...TRAINED.level.values.map(([value]) => value), "none"),
    kind: fc.constantFrom(...TRAINED.kind.values.map(([value]) => value), "constructor"),
  },
  { requiredKeys: [] },
);

test("one hand in five is not opened by the technique", () => {
  fc.assert(
    fc.property(query, fc.integer(), (query, seed) => {
      const random = randomOf(seed);
      const deals = Array.from({ length: 2000 }, () => wantedDeal(query, [], random));
      const others = deals.filter(({ opened }) => !opened).length;
      assert.ok(Math.abs(others - 400) < 100, `${others}`);
    }),
    { numRuns: 20 },
  );
});

test("a deal asks for a technique, the level and the kind of the link, and near the rating", () => {
  fc.assert(
    fc.property(query, (query) => {
      const wanted = wantedDeal(query, [hand()], () => 0.99);
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
      const codes: (string | null | undefined)[] = techniquesIn(query);
      assert.ok(codes.length ? codes.includes(wanted.technique) : !("technique" in wanted));
    }),
  );
});

test("a link of one technique always deals this one", () => {
  for (const code of CODES) {
    const query = { technique: code };
    assert.deepEqual(techniquesIn(query), [code]);
    for (const random of [0, 0.5, 0.99]) {
      assert.equal(wantedDeal(query, [], () => random).technique, code);
    }
  }
});

test("the weak techniques are those below the mean, the lowest first, and then the unknown ones", () => {
  assert.deepEqual(weakOnes([]), CODES.slice(0, 4));
  let fresh = 0;
  const played = (code: string, result: "solved" | "shown") =>
    Array.from({ length: 9 }, () => {
      fresh += 1;
      return hand({
        numbers: [1, 1, 1, fresh],
        result,
        technique: { code, params: {} },
        at: Date.now(),
      });
    });
  const hands = [...played("sum", "solved"), ...played("twins", "shown")];
  assert.deepEqual(weakOnes(hands), ["twins", "eight-three", "six-four", "twelve-two"]);
});

test("every value that can be trained has a name of its own", async () => {
  await speak("en");
  for (const { values, nameOf } of Object.values(TRAINED)) {
    assert.equal(new Set(values.map(([value]) => nameOf(value))).size, values.length);
  }
});
