import assert from "node:assert/strict";
import { test } from "node:test";
import logs from "../../../../tests/data/logs/1.json" with { type: "json" };
import trails from "../../../../tests/data/trails/1.json" with { type: "json" };
import type { Card } from "../../../engine/contract.d.ts";
import { load, type Saved } from "./log.ts";
import { decode, type Entry } from "./trail.ts";
import type { HandState, Rules } from "./types.ts";

test("a log of version 1 leads to its stored state", () => {
  assert.equal(logs.length, 5);
  for (const { rules, saved, state } of logs as unknown as {
    rules: Rules;
    saved: Saved;
    state: HandState;
  }[]) {
    const log = load(saved, saved.deal.key, rules, 0);
    assert.deepEqual(JSON.parse(JSON.stringify(log?.state)), state);
  }
});

test("a trail of version 1 has its stored entries", () => {
  assert.equal(trails.length, 20);
  for (const { cards, trail, entries } of trails as unknown as {
    cards: Card[];
    trail: string;
    entries: Entry[];
  }[]) {
    assert.deepEqual(decode(trail, cards), entries);
  }
});
