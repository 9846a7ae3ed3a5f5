import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { PlayingCard } from "../../../engine/contract.d.ts";
import { settings } from "../browser/settings.ts";
import { LETTERS, pictureOf, SUITS, withSuits } from "../cards/cards.ts";
import { numeralOf, usedCards } from "../cards/used-cards.ts";
import { letterOn, withoutCourts } from "./courts.ts";

const decks = [
  ["K", 0],
  ["J1", 1],
  ["J10", 10],
] as const;
const rules = fc.constantFrom(...decks.map(([, courts]) => courts));
const cards = fc.record({
  rank: fc.integer({ min: 1, max: 13 }),
  suit: fc.constantFrom(...SUITS),
});

/** What a card shows in its corner. */
const shown = (card: PlayingCard, courts: number, letters: boolean) =>
  (letters && LETTERS[pictureOf(card, courts)]) || `${card.rank}`;

test("what a card shows reads back to its number by every rule", () => {
  fc.assert(
    fc.property(cards, rules, fc.boolean(), (card, courts, letters) => {
      const corner = shown(card, courts, letters);
      for (const typed of [corner, corner.toLowerCase()]) {
        assert.deepEqual(usedCards([card], withoutCourts(typed, courts)), [true]);
      }
      assert.equal(numeralOf(card), `${card.rank}`);
    }),
  );
});

test("the letters of a hand, typed as a sum, use each card once", () => {
  fc.assert(
    fc.property(fc.array(cards, { minLength: 1, maxLength: 6 }), rules, (hand, courts) => {
      const letters = hand.map((card) => shown(card, courts, true));
      const text = withoutCourts(letters.join("+"), courts);
      assert.deepEqual(
        usedCards(hand, text),
        hand.map(() => true),
      );
      if (courts > 0) assert.doesNotMatch(text, /[JQK]/);
    }),
  );
});

test("four cards of the number are J, Q, K and the number's own card", () => {
  for (const courts of [1, 10]) {
    const four = withSuits(SUITS.map(() => ({ value: `${courts}` })));
    const pictures = four.map((card) => "rank" in card && pictureOf(card, courts));
    assert.deepEqual(
      pictures.sort((a, b) => Number(a) - Number(b)),
      [courts, 11, 12, 13],
    );
  }
});

test("a number of a court does not run into the number before it", () => {
  assert.equal(withoutCourts("3J", 10), "3 10");
  assert.equal(withoutCourts("q*K-a", 10), "10*10-a");
  assert.equal(withoutCourts("JQ", 10), "10 10");
  assert.equal(withoutCourts("J", 0), "J");
});

test("the rule is that of the deck, and only of the standard edition", () => {
  const before = settings.value;
  const king = { rank: 10, suit: "spades" } as const;
  for (const [deck, courts] of decks) {
    settings.value = { ...before, deck };
    assert.equal(withoutCourts("K"), courts === 0 ? "K" : `${courts}`);
    assert.equal(letterOn(king), courts === 10 ? "K" : undefined);
    settings.value = { ...before, deck, edition: "fractions" };
    assert.equal(withoutCourts("K"), "K");
  }
  settings.value = before;
});
