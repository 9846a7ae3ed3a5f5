import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { effect } from "@preact/signals";
import { openAt, openStorage, openWindow } from "../../../testing/browser.ts";
import { answering, settle } from "../../../testing/stub-python.ts";
import { lying, tableOn } from "../../../testing/table.ts";
import { choose } from "../../base/browser/settings.ts";
import { engineStarted, startPython } from "../../base/python/engine.ts";

beforeEach(async () => {
  openAt();
  openStorage();
  openWindow();
  choose("input", "type");
  startPython(answering({ check: () => ({ ok: false, code: "wrong", value: null }) }));
  await engineStarted();
});

/** The names of the signals of a table that tell a view of a change while something is done. */
function redrawn({ live: _, ...table }: ReturnType<typeof tableOn>, act: () => void) {
  const names = new Set();
  const stops = [["", table], ...Object.entries(table)].flatMap(([part, fields]) =>
    Object.entries(Object(fields)).flatMap(([name, field]) => {
      if (!field || typeof field !== "object" || !("peek" in field && "value" in field)) return [];
      let isFirst = true;
      const stop = effect(() => {
        field.value;
        if (!isFirst) names.add(part ? `${part}.${name}` : name);
        isFirst = false;
      });
      return [stop];
    }),
  );
  act();
  for (const stop of stops) stop();
  return [...names].sort();
}

test("a typed key redraws only the components that show the text", async () => {
  const table = tableOn(lying([3, 3, 8, 8]));
  table.answer.text.value = "8";
  await settle();
  const type = () => {
    table.answer.text.value = "8/";
  };
  assert.deepEqual(redrawn(table, type), ["answer.text"]);
});

test("a selected card redraws only the selection", () => {
  const table = tableOn(lying([3, 3, 8, 8]));
  assert.deepEqual(
    redrawn(table, () => table.combining.choose(2)),
    ["combining.chosen"],
  );
});
