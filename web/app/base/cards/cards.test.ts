import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { anyText } from "../../../testing/texts.ts";
import { provisionalCards } from "../../play/game/provisional-cards.ts";
import { cutAt } from "../ui/fields/spans.ts";
import { operand, pretty, stepParts } from "../words/pretty.ts";
import { withSuits } from "./cards.ts";
import { numeralOf, usedCards } from "./used-cards.ts";

const cards = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: "clubs" as const }));

const looks = (text: string) =>
  provisionalCards(text).map((card) =>
    card === null ? null : "rank" in card ? card.rank : card.value,
  );

test("plain numbers of a link are drawn at once", () => {
  assert.deepEqual(looks("3,3,8,8"), [3, 3, 8, 8]);
  for (const apart of ["1 2", "1, 2", "1，2", "1、2", ",1,,2,"])
    assert.deepEqual(looks(apart), [1, 2]);
  assert.deepEqual(looks("13,14,0,007"), [13, "14", "0", 7]);
  assert.deepEqual(looks("24"), ["24"]);
});

test("any other card is face down until Python has read it", () => {
  assert.deepEqual(looks("A,1/2,-3"), [null, null, null]);
  for (const compact of ["3388", "AJQK", "", " ,", "1234567890"]) {
    assert.deepEqual(looks(compact), [null, null, null, null]);
  }
  assert.deepEqual(looks("1,2,3,4,5,6,7,8").length, 8);
  assert.deepEqual(looks("1,2,3,4,5,6,7,8,9"), [null, null, null, null]);
});

test("a rank without a suit gets a suit by its place; a number that is not a rank gets no suit", () => {
  const suited = withSuits([
    { value: "1" },
    { value: "13" },
    { value: "1/2" },
    { value: "14" },
    { value: "2" },
  ]);
  assert.deepEqual(suited, [
    { rank: 1, suit: "spades" },
    { rank: 13, suit: "hearts" },
    { value: "1/2" },
    { value: "14" },
    { rank: 2, suit: "spades" },
  ]);
  const [dealt] = cards(5);
  assert.ok(dealt);
  assert.equal(withSuits([dealt])[0], dealt);
});

test("any text in a link makes one to eight cards", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(fc.nat()).map(String)), (text) => {
      const { length } = provisionalCards(text);
      assert.ok(length >= 1 && length <= 8);
    }),
  );
});

test("a card is typed so that the parser reads one number", () => {
  assert.equal(numeralOf({ rank: 11, suit: "hearts" }), "11");
  assert.equal(numeralOf({ value: "-7/2" }), "⁻7⁄2");
});

test("each card counts as used as often as the answer contains it", () => {
  const used = (text: string) => usedCards(cards(3, 3, 8, 11), text);
  assert.deepEqual(used(""), [false, false, false, false]);
  assert.deepEqual(used("3"), [true, false, false, false]);
  assert.deepEqual(used("8/(3-j)*3"), [true, true, true, true]);
  assert.deepEqual(used("3+3+3+33"), [true, true, false, false]);
  assert.deepEqual(used("８÷３"), [true, false, true, false]);
  assert.deepEqual(usedCards([null, ...cards(1, 12, 13, 10)], "A Q K T"), [
    false,
    true,
    true,
    true,
    true,
  ]);
  assert.deepEqual(usedCards([{ value: "1/2" }, { value: "-3" }], "1⁄2+⁻3"), [true, true]);
});

test("a typed card counts as used, in any order", () => {
  const hand = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 13 }).map((rank) => ({ rank, suit: "spades" as const })),
      fc.constantFrom("14", "-3", "1/2", "-7/2").map((value) => ({ value })),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(hand, (lying) => {
      const text = lying.map(numeralOf).reverse().join("+");
      assert.ok(usedCards(lying, text).every(Boolean));
    }),
  );
});

test("expressions are formatted as people write them", () => {
  assert.equal(pretty("8/(3-8/3)"), "8 ÷ (3 − 8 ÷ 3)");
  assert.equal(pretty("1⁄2*6/⁻3⁄2"), "(1⁄2) × 6 ÷ (⁻3⁄2)");
  assert.equal(pretty("1⁄2"), "1⁄2");
  for (const shown of ["−1/2", "1/3", "2 2/3", "2又2/3", "−7"]) {
    assert.equal(operand(shown), `(${shown})`);
  }
  assert.equal(operand("24"), "24");
  assert.deepEqual(stepParts({ left: "3", operator: "-", right: "-8/3", value: "17/3" }), {
    left: "3",
    operator: "−",
    right: "(−8/3)",
    value: "17/3",
  });
});

test("a text is cut around its fault, counted in code points", () => {
  assert.deepEqual(cutAt("1+𝟛x4", [3, 4]), { before: "1+𝟛", inside: "x", after: "4" });
  assert.deepEqual(cutAt("1+", [2, 2]), { before: "1+", inside: "", after: "" });
  const long = cutAt("1".repeat(30) + "x".repeat(60) + "2".repeat(30), [30, 90]);
  assert.deepEqual(long, {
    before: `…${"1".repeat(24)}`,
    inside: `${"x".repeat(24)}…${"x".repeat(24)}`,
    after: `${"2".repeat(24)}…`,
  });
});

test("a short text is not shortened", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 24 }), fc.nat(24), fc.nat(24), (text, start, length) => {
      const { before, inside, after } = cutAt(text, [start, start + length]);
      assert.equal(before + inside + after, text);
    }),
  );
});
