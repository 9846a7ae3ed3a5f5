import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { chosenCards } from "./chosen-cards.ts";
import { dealOf, numbersOf, ranksOf, typedHand, WISHES } from "./wishes.ts";

const FACTS = { solvable: true, ways: 1, technique: "share", score: 61, level: "hard" } as const;

const held = fc
  .array(fc.integer({ min: 1, max: 13 }), { minLength: 2, maxLength: 6 })
  .chain((ranks) =>
    fc.record({
      ranks: fc.constant(ranks),
      places: fc
        .subarray(
          ranks.map((_, place) => place),
          { maxLength: ranks.length - 1 },
        )
        .map((places) => new Set(places)),
    }),
  );

test("a dealt hand keeps the held cards in their places, and takes the others from the deal", () => {
  fc.assert(
    fc.property(held, fc.infiniteStream(fc.integer({ min: 1, max: 13 })), (hand, free) => {
      const kept = hand.ranks.filter((_, place) => hand.places.has(place));
      const others = [...free.take(hand.ranks.length - kept.length)];
      const words = typedHand([...others, ...kept], hand, false)
        .split(" ")
        .map(Number);
      assert.deepEqual([...words].sort(), [...others, ...kept].sort());
      for (const place of hand.places) assert.equal(words[place], hand.ranks[place]);
    }),
  );
});

test("every wish asks for the held ranks, and never for the same hand", () => {
  fc.assert(
    fc.property(held, fc.constantFrom(...WISHES), (hand, wish) => {
      const deal = dealOf(wish, hand, FACTS, { target: "24" });
      assert.equal(deal.held?.length, hand.places.size);
      assert.deepEqual(deal.exclude, [hand.ranks]);
      assert.equal(deal.size, hand.ranks.length);
    }),
  );
});

test("a wish becomes what the engine deals", () => {
  const hand = { ranks: [3, 3, 8, 8], places: new Set([2]) };
  const rules = { target: "24" };
  const deal = (wish: (typeof WISHES)[number]) => dealOf(wish, hand, FACTS, rules);
  assert.deepEqual([deal("like").technique, deal("like").near], ["share", 61]);
  assert.deepEqual([deal("harder").above, deal("harder").near], [61, 69]);
  assert.equal(deal("single").solutions, 1);
  assert.deepEqual(deal("fractions").school, [6]);
  const none = { solvable: false, ways: 0, technique: null, score: null, level: null };
  assert.equal(dealOf("like", hand, none, rules).solvable, "none");
});

test("cards without a rank are numbers, but no deck has them", () => {
  assert.deepEqual(numbersOf(chosenCards("A 1/2 0 K", 0)), [1, "1/2", "0", 13]);
  assert.equal(ranksOf(chosenCards("A 1/2 0 K", 0)), null);
  assert.equal(numbersOf(chosenCards("3 x", 0)), null);
  assert.equal(numbersOf(chosenCards("", 0)), null);
  assert.deepEqual(ranksOf(chosenCards("A 10", 0)), [1, 10]);
});
