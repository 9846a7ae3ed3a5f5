import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SUITS } from "../../cards/cards.ts";
import { isRed } from "../cards/suits.tsx";
import { RING } from "./ring.ts";

const at = (x: number, y: number) => RING.find((pip) => pip.x === x && pip.y === y);

test("the ring has 24 places, six of each suit", () => {
  assert.equal(new Set(RING.map(({ x, y }) => `${x},${y}`)).size, 24);
  for (const suit of SUITS) assert.equal(RING.filter((pip) => pip.suit === suit).length, 6, suit);
});

test("the ring is a frame of five by nine", () => {
  const columns = [...new Set(RING.map(({ x }) => x))].sort((a, b) => a - b);
  const rows = [...new Set(RING.map(({ y }) => y))].sort((a, b) => a - b);
  assert.deepEqual([columns.length, rows.length], [5, 9]);
  for (const { x, y } of RING) {
    assert.ok([columns[0], columns[4]].includes(x) || [rows[0], rows[8]].includes(y), `${x},${y}`);
  }
});

test("neighbors have the same distance and different suits, all the way around", () => {
  for (const [place, pip] of RING.entries()) {
    const next = RING[(place + 1) % RING.length];
    assert.ok(next);
    const distance = Math.abs(next.x - pip.x) + Math.abs(next.y - pip.y);
    assert.equal(distance, next.y === pip.y ? 41 : 33.5, `${place}`);
    assert.notEqual(next.suit, pip.suit, `${place}`);
  }
});

test("the ring is the same upside down, with every pip turned", () => {
  for (const { x, y, suit, turned } of RING) {
    assert.deepEqual(at(240 - x, 336 - y), { x: 240 - x, y: 336 - y, suit, turned: !turned });
  }
});

test("mirrored places have the same color", () => {
  for (const { x, y, suit } of RING) {
    for (const mirrored of [at(240 - x, y), at(x, 336 - y)]) {
      assert.ok(mirrored);
      assert.equal(isRed(mirrored.suit), isRed(suit), `${x},${y}`);
    }
  }
});

test("the icon has the pips of the ring", () => {
  const icon = readFileSync(new URL("../../../../icons/icon.svg", import.meta.url), "utf8");
  const pips = [...icon.matchAll(/<use href="#(\w+)" transform="translate\((\S+) (\S+)\)( rot)?/g)];
  type Place = { x: number; y: number };
  const inOrder = (one: Place, other: Place) => one.y - other.y || one.x - other.x;
  assert.deepEqual(
    pips
      .map(([, suit, x, y, turned]) => ({
        suit: `${suit}s`,
        x: +`${x}`,
        y: +`${y}`,
        turned: !!turned,
      }))
      .toSorted(inOrder),
    RING.toSorted(inOrder),
  );
});
