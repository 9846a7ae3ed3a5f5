import assert from "node:assert/strict";
import { test } from "node:test";
import { PLACES } from "./pips.tsx";

const sorted = (places: number[][]) => places.map(String).toSorted();

test("a card has as many pips as it counts, the same upside down except seven", () => {
  for (const [rank, places] of Object.entries(PLACES)) {
    assert.equal(places.length, Number(rank));
    const turned = places.map(([x = 0, y = 0]) => [240 - x, 336 - y]);
    if (rank !== "7") assert.deepEqual(sorted(turned), sorted(places), rank);
  }
});

test("no pip touches another one, or the index of the card", () => {
  for (const [rank, places] of Object.entries(PLACES)) {
    const size = Number(rank) > 8 ? 38 : 44;
    for (const [at, [x = 0, y = 0]] of places.entries()) {
      if (rank !== "1") assert.ok(x - size / 2 > 54, rank);
      for (const [otherX = 0, otherY = 0] of places.slice(at + 1)) {
        assert.ok(Math.hypot(x - otherX, y - otherY) > size + 9, `${rank}: ${x},${y}`);
      }
    }
  }
});
