import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const APP = new URL("../../app/", import.meta.url);

const views = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(new URL(name, APP), "utf8") }));

/** The start tags of all views that match a pattern. */
const tags = (pattern: RegExp) =>
  views.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([tag]) => `${name}: ${tag}`));

test("a translator leaves formulas, codes, keys and clocks alone", () => {
  const found = tags(/<(?:code|kbd)\b[^>]*>|<\w+[^>]*class="(?:\w+-)?clock"[^>]*>/g);
  assert.ok(found.length > 20);
  assert.deepEqual(
    found.filter((tag) => !/translate=\{(?:false|true)\}/.test(tag)),
    [],
  );
});

test("a translator translates sentences", () => {
  assert.deepEqual(tags(/<[^<>]*translate=\{false\}[^<>]*>\s*(?:\{t\(|[A-Z][a-z])/g), []);
});
