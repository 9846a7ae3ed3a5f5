import assert from "node:assert/strict";
import test from "node:test";
import { CARD_SIZES, CODE_SIDE, cardPages, PAPERS } from "../../web/app/print/layout.ts";
import { anySeed, readSeed, readSheet, sheetQuery } from "../../web/app/print/sheet-link.ts";
import { fc } from "../../web/testing.js";

/** @import { Backs, CardSize, Paper } from "../../web/app/print/layout.ts" */

const layout = () =>
  fc.record({
    size: /** @type {fc.Arbitrary<CardSize>} */ (fc.constantFrom("60", "63", "95")),
    paper: /** @type {fc.Arbitrary<Paper>} */ (fc.constantFrom("a4", "letter")),
    backs: /** @type {fc.Arbitrary<Backs>} */ (fc.constantFrom("long", "short", "fold", "none")),
  });

test("every card and every QR code is on the paper, and each hand has one front", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 48 }), layout(), (count, choices) => {
      const pages = cardPages(count, choices);
      const { width, height } = PAPERS[choices.paper];
      const card = CARD_SIZES[choices.size];
      for (const { cells, code } of pages) {
        for (const { x, y } of cells) {
          assert.ok(x >= 0 && y >= 0 && x + card.width <= width && y + card.height <= height);
        }
        assert.ok(code.x >= 0 && code.x + CODE_SIDE <= width && code.y + CODE_SIDE <= height);
      }
      const cells = pages.flatMap((page) => page.cells);
      const indexes = cells.filter(({ back }) => !back).map(({ index }) => index);
      assert.deepEqual(
        indexes,
        Array.from({ length: count }, (_, at) => at),
      );
      assert.equal(cells.length, choices.backs === "none" ? count : 2 * count);
    }),
  );
});

test("a seed is six characters or a number", () => {
  assert.equal(readSeed("7"), "000007");
  assert.equal(readSeed("00002s"), "00002S");
  assert.equal(readSeed(`${36 ** 6 - 1}`), "ZZZZZZ");
  for (const text of ["", "-1", "1.5", `${36 ** 6}`, "abc", "七"])
    assert.equal(readSeed(text), null);
  assert.equal(readSeed(anySeed())?.length, 6);
});

test("a sheet is unchanged after its link is written and read", () => {
  const query = { seed: "7", count: "12", level: "medium", deck: "10", size: "95", backs: "fold" };
  const sheet = readSheet(query);
  assert.deepEqual(sheet && readSheet(sheetQuery(sheet)), sheet);
  assert.deepEqual(sheet && sheetQuery(sheet), { ...query, seed: "000007" });
});

test("listed hands make a sheet, but not a kit", () => {
  const query = { hands: "3,3,8,8_1/2,3,5,-7", format: "worksheet", paper: "letter" };
  const sheet = readSheet(query);
  assert.deepEqual(
    sheet?.hands?.map(({ numbers }) => numbers),
    [
      ["3", "3", "8", "8"],
      ["1/2", "3", "5", "-7"],
    ],
  );
  assert.deepEqual(sheet && sheetQuery(sheet), query);
  assert.match(sheet?.seed ?? "", /^[0-9A-Z]{6}$/);
  assert.equal(readSheet({ ...query, format: "kit" })?.format, "cards");
  assert.equal(readSheet({ hands: "3,,8" }), null);
});
