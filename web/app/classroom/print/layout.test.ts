import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import {
  type Backs,
  CARD_SIZES,
  type CardSize,
  CODE_SIDE,
  cardPages,
  PAPERS,
  type Paper,
  textPages,
} from "./layout.ts";
import { measureOf, stepsOf, versionsOf } from "./sheet-hands.ts";
import {
  anySeed,
  handsQuery,
  readSeed,
  readSheet,
  SHEET_CHOICES,
  sheetQuery,
} from "./sheet-link.ts";

const layout = () =>
  fc.record({
    size: fc.constantFrom<CardSize>("60", "63", "95"),
    paper: fc.constantFrom<Paper>("a4", "letter"),
    backs: fc.constantFrom<Backs>("long", "short", "fold", "none"),
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

test("school steps replace a level in the link of a sheet", () => {
  const sheet = readSheet({ seed: "7", count: "12", level: "easy", school: "3", deck: "10" });
  assert.deepEqual(sheet && sheetQuery(sheet), {
    seed: "000007",
    count: "12",
    school: "3",
    deck: "10",
  });
  assert.equal(sheet && measureOf(sheet), "school");
  assert.deepEqual(stepsOf("3"), [3]);
  assert.deepEqual(stepsOf("any"), []);
});

test("each version of a worksheet has half of the hands, and a link of its own", () => {
  const query = { seed: "7", count: "2", format: "worksheet", version: "both" };
  const sheet = readSheet(query);
  assert.ok(sheet);
  const hands = ["3", "4", "5", "6"].map((number) => ({
    numbers: [number],
    target: "24",
    operators: "+-*/",
    ordered: false,
    level: null,
    school: null,
    solutions: [],
    first: null,
  }));
  const versions = versionsOf(sheet, hands);
  assert.deepEqual(
    versions.map((each) => [each.hands.length, handsQuery(each.sheet).version]),
    [
      [2, "a"],
      [2, "b"],
    ],
  );
  assert.equal(readSheet({ ...query, format: "cards" })?.version, "a");
});

test("title, class and layout are in the link of a sheet, but not in the link of its hands", () => {
  const query = {
    seed: "000007",
    count: "12",
    format: "worksheet",
    type: "large",
    first: "yes",
    title: "Monday",
    group: "3b",
  };
  const sheet = readSheet(query);
  assert.deepEqual(sheet && sheetQuery(sheet), query);
  assert.deepEqual(sheet && handsQuery(sheet), { seed: "000007", count: "12" });
});

test("every choice for a sheet survives its link", () => {
  const choices = Object.fromEntries(
    Object.entries(SHEET_CHOICES).map(([name, values]) => [name, fc.constantFrom(...values)]),
  );
  fc.assert(
    fc.property(
      fc.record({ ...choices, tables: fc.constantFrom("", "1", "12", "99"), title: fc.string() }),
      (query) => {
        const sheet = readSheet({ ...query, seed: "7" });
        assert.ok(sheet);
        const again = readSheet(sheetQuery(sheet));
        assert.deepEqual(again && sheetQuery(again), sheetQuery(sheet));
        assert.deepEqual(again && handsQuery(again), handsQuery(sheet));
      },
    ),
  );
});

test("texts are divided among pages in their order, and no page has more lines than its room", () => {
  const block = fc.array(fc.string({ maxLength: 200, unit: "grapheme-composite" }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 40 }), (blocks) => {
      const room = { lines: 36, letters: 80 };
      const pages = textPages(blocks, (texts) => texts, room);
      assert.deepEqual(pages.flat(), blocks);
      for (const page of pages) {
        assert.ok(page.length > 0);
        const lines = page.flat().map((text) => Math.ceil([...text].length / room.letters));
        const used = lines.reduce((sum, each) => sum + each, page.length);
        assert.ok(used <= room.lines || page.length === 1);
      }
    }),
  );
});

test("Chinese letters are as wide as two", () => {
  const room = { lines: 4, letters: 10 };
  const pagesOf = (text: string) => textPages([[text], [text]], (texts) => texts, room).length;
  assert.equal(pagesOf("七七七七七"), 1);
  assert.equal(pagesOf("七七七七七七"), 2);
  assert.equal(pagesOf("sevens"), 1);
});
