import assert from "node:assert/strict";
import { test } from "node:test";
import { type Deck, handsOf } from "../../base/decks/decks.ts";
import { arranged, likeness, type Placed } from "./order.ts";

const MAPPED: Deck[] = ["standard", "make-ten"];

/** The hands in the order of the table, or at random, at the places of a map. */
function ordered(map: Placed[], deck: Deck, step: number): Placed[] {
  const rows = handsOf(deck);
  return map.flatMap(({ spot }, place) => {
    const row = rows[(place * step) % rows.length];
    return row ? [{ spot, row }] : [];
  });
}

for (const deck of MAPPED) {
  test(`every hand of the deck ${deck} has a place of its own in the map`, () => {
    const map = arranged(handsOf(deck));
    assert.equal(new Set(map.map(({ spot }) => `${spot}`)).size, handsOf(deck).length);
    assert.deepEqual(new Set(map.map(({ row }) => row)), new Set(handsOf(deck)));
  });

  test(`near hands of the deck ${deck} are twice as alike as in a mixed order`, () => {
    const map = arranged(handsOf(deck));
    const [own, ascending, mixed] = [map, ordered(map, deck, 1), ordered(map, deck, 1009)].map(
      likeness,
    ) as [ReturnType<typeof likeness>, ReturnType<typeof likeness>, ReturnType<typeof likeness>];
    assert.ok(own.technique >= 2 * mixed.technique && own.cards >= 2 * mixed.cards);
    assert.ok(own.technique > ascending.technique);
  });
}

test("the measure counts each pair of neighbours, and no hands that are further away", () => {
  const rows = [
    [1, 1, 11, 11],
    [1, 1, 1, 8],
    [1, 1, 1, 11],
  ].map((numbers, place) => ({
    hand: { numbers, target: "24" },
    ways: 1,
    technique: place === 1 ? "eight-three" : "sum",
    score: 0,
    median: null,
  }));
  const map = rows.map((row, place): Placed => ({ row, spot: [place, place] }));
  assert.deepEqual(likeness(map), { technique: 0, cards: 2.5 });
});
