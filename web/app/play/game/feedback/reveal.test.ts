import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { signal } from "@preact/signals";
import { stubTable } from "../../../../testing/table.ts";
import type { Query } from "../../../base/address/router.ts";
import { playOf } from "../../modes.ts";
import { createReveal } from "./reveal.ts";

const NOW = new Date(2026, 10, 21, 12).getTime();

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: NOW });
});

/** @param query of the hand's link */
function begin(query: Query = {}) {
  const table = stubTable();
  const result = signal<string | null>(null);
  const open = signal(false);
  const won = signal(false);
  const more = signal(false);
  const coach = {
    open,
    toggle() {
      open.value = !open.value;
    },
  };
  const mode = { play: signal(playOf(query).play) };
  const listeners: ((before: object, event: object, after: object) => void)[] = [];
  const live = { onEvent: (listen: (typeof listeners)[number]) => listeners.push(listen) };
  /** @param key of another hand */
  const openHand = (key: string) => {
    for (const listen of listeners) {
      listen({ deal: { key: "" } }, { type: "replaced" }, { deal: { key } });
    }
  };
  const game: unknown = { table, coach, mode, round: { result }, live, won, more };
  const reveal = createReveal(game as Parameters<typeof createReveal>[0]);
  return { ...reveal, openHand, result, open, won, more };
}

test("the second press shows the solutions, and the third press hides them", () => {
  const { press, asked, open } = begin();
  press();
  assert.deepEqual([asked.value, open.value], [true, false]);
  press();
  assert.deepEqual([asked.value, open.value], [false, true]);
  press();
  assert.deepEqual([asked.value, open.value], [false, false]);
});

test("one press is enough once the hand has ended", () => {
  const { press, result, open } = begin();
  result.value = "solved";
  press();
  assert.equal(open.value, true);
});

test("the sheet of a win has the solutions", () => {
  const { press, result, open, won, more } = begin();
  result.value = "solved";
  won.value = true;
  press();
  assert.deepEqual([open.value, more.value], [true, true]);
});

test("a press on the previous hand does not count", () => {
  const { press, openHand, asked, open } = begin();
  press();
  assert.equal(asked.value, true);
  openHand("#/play?hand=1,2,3,4");
  assert.equal(asked.value, false);
  press();
  assert.equal(open.value, false);
});

test("the solutions of today's hand are offered once the hand has ended; those of a past day at once", () => {
  const { press, offered, result, open } = begin({ daily: "2026-11-21" });
  press();
  press();
  assert.deepEqual([offered.value, open.value], [false, false]);
  result.value = "solved";
  assert.equal(offered.value, true);
  press();
  assert.equal(open.value, true);
  assert.equal(begin({ daily: "2026-11-20" }).offered.value, true);
});
