import assert from "node:assert/strict";
import { test } from "node:test";
import { open, paramsOf } from "../../../testing/game.ts";
import { choose } from "../../base/browser/settings.ts";
import { changes, FINDING, OPEN } from "../strength/strength.ts";
import { fetchDeal } from "./deals.ts";

/** The changes of a player of whom some hands have counted. */
const counted = (hands: number) =>
  Array.from({ length: hands }, (_, at) => ({
    ...{ id: `${at}`, at, before: 700, after: 700, error: 50, ceiling: OPEN },
  }));

test("the hands of a beginner have no courts", async () => {
  await open();
  changes.value = counted(FINDING - 1);
  await fetchDeal(null);
  assert.equal(paramsOf("deal").deck, "10");
});

test("the hands of a known player, and of a beginner who chooses a level, have courts", async () => {
  await open();
  changes.value = counted(FINDING);
  await fetchDeal(null);
  assert.equal(paramsOf("deal").deck, "K");
  changes.value = counted(0);
  choose("level", "hard");
  await fetchDeal(null);
  assert.equal(paramsOf("deal").deck, "K");
});
