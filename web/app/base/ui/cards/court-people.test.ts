import assert from "node:assert/strict";
import { test } from "node:test";
import { SUITS } from "../../cards/cards.ts";
import { PEOPLE } from "./court-people.ts";

test("the twelve court cards are twelve people", () => {
  const people = [11, 12, 13].flatMap((rank) => SUITS.map((suit) => PEOPLE[rank]?.[suit]));
  const heads = people.map((person) => person?.before.map(([, path]) => path).join());
  assert.equal(new Set(heads).size, 12);
});
