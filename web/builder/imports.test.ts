import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type Arrow, readArrows } from "./arrows.mjs";
import { circlesOf } from "./circles.mjs";
import { FLOORS, faultsOf } from "./imports.mjs";

const arrow = (from: string, to: string, kind: Arrow["kind"] = "value"): Arrow => ({
  from: `app/${from}`,
  to: `app/${to}`,
  kind,
});

/** What is wrong with imports, one text. */
const faults = (...arrows: Arrow[]) => faultsOf(arrows).join("\n");

test("a wing may import every lower floor, and main.tsx every wing", () => {
  const wings = FLOORS.map(([wing = ""]) => `${wing}/room/file.ts`);
  for (const [place, from] of wings.entries()) {
    for (const to of wings.slice(place + 1)) assert.equal(faults(arrow(from, to)), "");
    assert.equal(faults(arrow("main.tsx", from)), "");
  }
});

test("only the engine opens the door of Python for the page, and nothing else of it", () => {
  const ask = (from: string, to: string) => faultsOf([{ from, to, kind: "value" }]).join("\n");
  assert.equal(ask("engine/pyodide.ts", "python/restore-snapshot.ts"), "");
  assert.match(ask("engine/pyodide.ts", "python/other.ts"), /the door of python\/ is/);
  assert.match(ask("app/main.tsx", "python/restore-snapshot.ts"), /the door of python\/ is/);
  assert.match(ask("python/bridge.ts", "engine/calls.ts"), /the door of python\/ is/);
});

for (const kind of ["value", "type", "lazy"] as const) {
  test(`an import of a higher floor is a fault (${kind}), and names the table and the cure`, () => {
    const found = faults(arrow("table/views/a.ts", "play/game/b.ts", kind));
    assert.match(
      found,
      /"play" is above "table" in FLOORS in web\/builder\/imports\.mjs: move what/,
    );
  });

  test(`an import between wings of one floor is a fault (${kind})`, () => {
    const found = faults(arrow("learn/lab/a.ts", "me/settings/b.ts", kind));
    assert.match(found, /"me" is on the same floor as "learn"/);
  });

  test(`rooms that import each other are a fault, and the imports are shown (${kind})`, () => {
    const found = faults(
      arrow("play/modes/daily/a.ts", "play/modes/race/b.ts", kind),
      arrow("play/modes/race/c.ts", "play/modes/daily/d.ts"),
    );
    assert.match(found, /^2 rooms import each other/);
    assert.match(found, /daily\/a\.ts imports .*race\/b\.ts/);
  });

  test(`modules of a room that import each other are a fault (${kind})`, () => {
    const found = faults(
      arrow("base/words/a.ts", "base/words/b.ts", kind),
      arrow("base/words/b.ts", "base/words/a.ts"),
    );
    assert.match(found, /^2 modules import each other/);
  });
}

test("a wing that is not in the table, or a file beside the wings, is a fault", () => {
  assert.match(faults(arrow("attic/room/a.ts", "base/ui/b.ts")), /add "attic" to its floor/);
  assert.match(faults(arrow("play/game/a.ts", "b.ts")), /add "b\.ts" to its floor/);
});

test("every script may import the engine, and the engine no script", () => {
  const engine = { from: "engine/a.ts", to: "engine/b.ts", kind: "value" } as const;
  assert.equal(faults({ ...engine, from: "offline/sw.ts" }), "");
  assert.match(faults({ ...engine, to: "app/base/ui/b.ts" }), /the engine imports nothing/);
});

test("the scripts of the document import only the lowest floor", () => {
  const frame = { from: "frame/a.ts", to: "app/base/ui/b.ts", kind: "value" } as const;
  assert.equal(faults(frame), "");
  assert.match(
    faults({ ...frame, to: "app/table/hand/b.ts" }),
    /frame\/ imports only the lowest floor of FLOORS/,
  );
});

test("a pure room imports values only from pure rooms", () => {
  assert.match(faults(arrow("table/hand/a.ts", "base/ui/b.ts")), /table\/hand is in PURE/);
  const signals = { from: "app/base/data/a.ts", to: "@preact/signals", kind: "value" } as const;
  assert.match(faults(signals), /base\/data is in PURE/);
  assert.equal(faults(arrow("table/hand/a.ts", "base/ui/b.ts", "type")), "");
  assert.equal(faults(arrow("table/hand/a.ts", "base/cards/b.ts")), "");
});

test("a circle has the names that reach each other, and a shortest way around", () => {
  const pairs = [
    ["a", "b"],
    ["b", "c"],
    ["c", "a"],
    ["b", "a"],
    ["c", "d"],
  ] as const;
  assert.deepEqual(circlesOf([...pairs]), [
    {
      names: ["a", "b", "c"],
      loop: [
        ["a", "b"],
        ["b", "a"],
      ],
    },
  ]);
  assert.deepEqual(circlesOf(pairs.slice(0, 2)), []);
});

const folder = mkdtempSync(join(tmpdir(), "imports-"));
after(() => rmSync(folder, { recursive: true }));

test("every form of an import is read, with its kind", () => {
  writeFileSync(join(folder, "tsconfig.json"), '{ "include": ["*.ts"] }');
  writeFileSync(join(folder, "b.ts"), "export type B = 1;");
  const forms = [
    ["value", 'import { b } from "./b.ts"'],
    ["value", 'import { type B } from "./b.ts"'],
    ["value", 'import "./b.ts"'],
    ["value", 'export * from "./b.ts"'],
    ["value", 'export { b as c } from "./b.ts"'],
    ["type", 'import type { B } from "./b.ts"'],
    ["type", 'export type { B } from "./b.ts"'],
    ["type", 'type C = import("./b.ts").B'],
    ["type", 'type D = typeof import("./b.ts")'],
    ["lazy", 'const e = () => import("./b.ts")'],
  ] as const;
  for (const [kind, form] of forms) {
    writeFileSync(join(folder, "a.ts"), form);
    const { modules, arrows } = readArrows(folder, ["tsconfig.json"]);
    assert.deepEqual(modules.sort(), ["a.ts", "b.ts"]);
    assert.deepEqual(arrows, [{ from: "a.ts", to: "b.ts", kind }], form);
  }
});
