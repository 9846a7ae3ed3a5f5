import assert from "node:assert/strict";
import { test } from "node:test";

import { lazy, Nothing, prefetch } from "./lazy.tsx";

/** A component that is loaded once for each outcome; an error is a failed load. */
function arriving(...outcomes: (typeof Nothing | Error)[]) {
  let fetched = 0;
  const component = lazy(async () => {
    const outcome = outcomes[fetched++] ?? Nothing;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  return { ...component, fetched: () => fetched };
}

test("a lazy component is fetched once, when it is needed", async () => {
  const component = arriving(Nothing);
  assert.deepEqual([component.loaded.value, component.fetched()], [null, 0]);
  await Promise.all([component.load(), component.load()]);
  await component.load();
  assert.deepEqual([component.loaded.value, component.fetched()], [Nothing, 1]);
});

test("a component that failed to load is fetched again when it is needed", async () => {
  const component = arriving(new Error("offline"), Nothing);
  await assert.rejects(component.load(), /offline/);
  assert.equal(component.loaded.value, null);
  await component.load();
  assert.equal(component.loaded.value, Nothing);
});

test("components are prefetched one after another, also after a failure", async () => {
  const components = [arriving(Nothing), arriving(new Error("offline")), arriving(Nothing)];
  await prefetch(components);
  assert.deepEqual(
    components.map(({ loaded }) => loaded.value),
    [Nothing, null, Nothing],
  );
});
