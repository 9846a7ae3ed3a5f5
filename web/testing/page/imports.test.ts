import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { provide } from "../browser.ts";

const APP = new URL("../../app/", import.meta.url);

/** All modules except for the entry points. */
const MODULES = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) && !["main.tsx", "shell/embed/embed.tsx"].includes(name),
  )
  .sort();

/** Globals of a browser. */
const BROWSER = `document location history navigator localStorage sessionStorage indexedDB fetch
  addEventListener matchMedia setTimeout setInterval requestAnimationFrame performance
  BroadcastChannel Worker AudioContext`.split(/\s+/);

test("nothing happens when a module is imported", async () => {
  const used = new Set();
  const real = BROWSER.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  for (const name of BROWSER) {
    const note = () => used.add(name);
    const traps = { get: note, set: () => Boolean(note()), apply: note, construct: note };
    provide(name, new Proxy(function stub() {}, traps));
  }
  const loaded = await Promise.allSettled(MODULES.map((name) => import(new URL(name, APP).href)));
  for (const [place, name] of BROWSER.entries()) {
    const descriptor = real[place];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  assert.deepEqual(
    loaded.flatMap((result) => (result.status === "rejected" ? String(result.reason) : [])),
    [],
  );
  assert.ok(MODULES.includes("base/browser/settings.ts") && MODULES.includes("shell/shell.tsx"));
  assert.deepEqual([...used], []);
});
