import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createPart, prefetch } from "../../web/app/core/part.js";
import { provide } from "./browser.js";

beforeEach(() => provide("document", { getElementById: () => null }));

/** A part that is fetched as often as its list has outcomes; an error is one that does not arrive. */
function arriving(/** @type {(string | Error)[]} */ ...outcomes) {
  let fetched = 0;
  const part = createPart(async () => {
    const outcome = outcomes[fetched++];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { ...part, fetched: () => fetched };
}

test("a part is fetched when it is wanted, and once", async () => {
  const part = arriving("chart");
  assert.deepEqual([part.loaded.value, part.fetched()], [null, 0]);
  await Promise.all([part.load(), part.load()]);
  await part.load();
  assert.deepEqual([part.loaded.value, part.fetched()], ["chart", 1]);
});

test("a part that did not arrive is fetched again when it is wanted again", async () => {
  const part = arriving(new Error("offline"), "chart");
  await assert.rejects(part.load(), /offline/);
  assert.equal(part.loaded.value, null);
  await part.load();
  assert.equal(part.loaded.value, "chart");
});

test("parts are prefetched one after the other, also after one that did not arrive", async () => {
  const parts = [arriving("one"), arriving(new Error("offline")), arriving("three")];
  await prefetch(parts);
  assert.deepEqual(
    parts.map((part) => part.loaded.value),
    ["one", null, "three"],
  );
});
