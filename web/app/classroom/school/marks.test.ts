import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { csvOf } from "../../base/browser/download.ts";
import { bestMarks, type Mark, markRows, moodleRows, percent, tableText } from "./marks.ts";

const HEADING: [string, string, string] = ["Name", "Mark", "Out of"];

const mark = (name: string, solved: number, of = 12): Mark => ({ name, solved, of });

const marks = () =>
  fc.array(
    fc
      .record({ name: fc.string({ unit: "binary", maxLength: 24 }), solved: fc.nat(12) })
      .map(({ name, solved }) => mark(name, solved)),
    { maxLength: 40 },
  );

test("a mark of 100 is rounded to two places, half up", () => {
  const cases = [
    [0, 12],
    [8, 12],
    [1, 3],
    [1, 8],
    [7, 8],
    [1, 48],
    [12, 12],
  ] as const;
  assert.deepEqual(
    cases.map(([solved, of]) => percent({ solved, of })),
    ["0", "66.67", "33.33", "12.5", "87.5", "2.08", "100"],
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), fc.nat(48), (of, most) => {
      const solved = Math.min(of, most);
      const text = percent({ solved, of });
      assert.match(text, /^(100|\d{1,2}(\.\d?[1-9])?)$/);
      const [whole = "", places = ""] = text.split(".");
      const hundredths = BigInt(whole + places.padEnd(2, "0"));
      const error = hundredths * BigInt(of) - 10_000n * BigInt(solved);
      assert.ok(-BigInt(of) < 2n * error && 2n * error <= BigInt(of));
    }),
  );
});

test("each name has one row for Moodle, with its best mark, and no row lacks a name", () => {
  const rows = moodleRows(
    [mark("anna", 3), mark("", 9), mark("Anna", 8), mark("ben", 0)],
    "Monday",
    "User",
  );
  assert.deepEqual(rows, [
    ["User", "Monday (100)", "Monday (12)"],
    ["Anna", "66.67", "8"],
    ["ben", "0", "0"],
  ]);
  fc.assert(
    fc.property(marks(), (all) => {
      const best = bestMarks(all);
      assert.ok(best.every(({ name }) => name.trim() !== ""));
      const most = (name: string) =>
        Math.max(...all.filter((each) => each.name === name).map(({ solved }) => solved));
      assert.ok(best.every(({ name, solved }) => solved >= most(name)));
    }),
  );
});

test("no name of a pupil becomes a formula, a further cell or a further row", () => {
  fc.assert(
    fc.property(marks(), (all) => {
      const lines = tableText(markRows(all, HEADING)).split("\n");
      assert.equal(lines.length, all.length + 1);
      for (const line of lines) {
        const cells = line.split("\t");
        assert.equal(cells.length, 3);
        assert.ok(cells.every((cell) => !/^[=+\-@＝＋－＠]/.test(cell)));
      }
      for (const row of csvOf(moodleRows(all, "=1", "+User")).split("\r\n"))
        assert.ok(!/(?:^|",)"[=+\-@\r＝＋－＠]/.test(row));
    }),
  );
  assert.equal(tableText([['=1+"2"', "-3", "@x"]]), "'=1+\"2\"\t'-3\t'@x");
});

test("a name that begins with a quotation mark stays in its cell", () => {
  assert.equal(tableText([['"Anna" B', "8"]]), '"""Anna"" B"\t8');
});
