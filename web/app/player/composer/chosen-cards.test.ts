import assert from "node:assert/strict";
import { test } from "node:test";
import { pictureOf } from "../../base/cards/cards.ts";
import { chosenCards, rankWords, withoutCard } from "./chosen-cards.ts";

const ranks = (text: string, courts = 0) =>
  chosenCards(text, courts).map(({ card }) => (card && "rank" in card ? card.rank : card?.value));

test("words of a hand are cards, and other numbers are cards without a suit", () => {
  assert.deepEqual(ranks("A 10, j;Q　k T"), [1, 10, 11, 12, 13, 10]);
  assert.deepEqual(ranks("1/2 −3 0.5 24"), ["1/2", "-3", "0.5", "24"]);
  assert.deepEqual(ranks(""), []);
});

test("a run without blanks is read card by card if it stands alone", () => {
  assert.deepEqual(ranks("3388"), [3, 3, 8, 8]);
  assert.deepEqual(ranks("10aj2"), [10, 1, 11, 2]);
  assert.deepEqual(ranks("13"), [13]);
  assert.deepEqual(ranks("100 3"), ["100", 3]);
});

test("what is no number has no card", () => {
  assert.deepEqual(ranks("3 x 8"), [3, undefined, 8]);
});

test("each key adds a card that shows its word, by every rule", () => {
  for (const courts of [0, 1, 10]) {
    const words = rankWords(courts, true);
    assert.equal(words.length, 13);
    const pictures = chosenCards(words.join(" "), courts).map(({ card }) =>
      card && "rank" in card ? pictureOf(card, courts) : null,
    );
    assert.deepEqual(pictures, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  }
  assert.deepEqual(rankWords(10, false).at(-1), "10");
  assert.deepEqual(rankWords(0, false).at(-1), "13");
});

test("a card is removed by its place", () => {
  assert.equal(withoutCard(chosenCards("3388", 0), 1), "3 8 8");
  assert.equal(withoutCard(chosenCards("A x 1/2", 0), 0), "x 1/2");
});
