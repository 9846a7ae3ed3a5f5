import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage, openWindow, provide } from "../../../testing/browser.js";

const KEY = "twentyfour:classes";

openStorage();
const window = openWindow();
localStorage.setItem(KEY, JSON.stringify({ SET0: { query: {}, at: 1, codes: [["Zoë", "R0"]] } }));
const { addResults, classes, classesUnsaved, deleteAllResults, deleteResults, restoreClasses } =
  await import("./classes.ts");

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const QUERY = { seed: "000007", count: "2" };

test("the results of an earlier visit are there", () => {
  assert.deepEqual(classes.value.SET0?.codes, [["Zoë", "R0"]]);
  deleteResults("SET0");
});

test("results stay in the device's storage, the last of each name", () => {
  addResults("SET1", QUERY, [
    ["Anna", "R1"],
    ["Ben", "R2"],
  ]);
  addResults("SET1", QUERY, [["Anna", "R3"]]);
  assert.deepEqual(stored().SET1.codes, [
    ["Anna", "R3"],
    ["Ben", "R2"],
  ]);
  assert.deepEqual(stored().SET1.query, QUERY);
});

test("results of another tab are shown, and kept by a later change", () => {
  const theirs = { ...stored(), SET2: { query: {}, at: 1, codes: [["Cleo", "R4"]] } };
  localStorage.setItem(KEY, JSON.stringify(theirs));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  assert.deepEqual(classes.value.SET2?.codes, [["Cleo", "R4"]]);
  theirs.SET1.codes.push(["Dora", "R5"]);
  localStorage.setItem(KEY, JSON.stringify(theirs));
  addResults("SET1", QUERY, [["Emil", "R6"]]);
  assert.deepEqual(
    stored().SET1.codes.map((/** @type {string[]} */ [name]) => name),
    ["Anna", "Ben", "Dora", "Emil"],
  );
  assert.ok(stored().SET2);
});

test("only the results of the set are deleted", () => {
  deleteResults("SET2");
  assert.deepEqual(Object.keys(stored()), ["SET1"]);
});

test("a backup adds results, and those of this device stay", () => {
  restoreClasses({
    SET1: { query: QUERY, at: 1, codes: [["Anna", "old"], ["Fritz", "R7"], ["damaged"], 3] },
    SET3: { query: QUERY, at: 1, codes: [["Gina", "R8"]] },
    damaged: 24,
  });
  const codes = new Map(stored().SET1.codes);
  assert.deepEqual([codes.get("Anna"), codes.get("Fritz")], ["R3", "R7"]);
  assert.deepEqual(Object.keys(stored()), ["SET1", "SET3"]);
});

test("a full disk is noticed, and the results last until the page is closed", () => {
  const roomy = localStorage;
  provide("localStorage", {
    getItem: (/** @type {string} */ key) => roomy.getItem(key),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  addResults("SET1", QUERY, [["Hugo", "R9"]]);
  addResults("SET1", QUERY, [["Ida", "RA"]]);
  assert.equal(classesUnsaved.value, true);
  const names = classes.value.SET1?.codes.map(([name]) => name) ?? [];
  assert.ok(names.includes("Hugo") && names.includes("Ida"));
  provide("localStorage", roomy);
  addResults("SET1", QUERY, [["Jan", "RB"]]);
  assert.equal(classesUnsaved.value, false);
  assert.ok(stored().SET1.codes.length >= names.length);
});

test("all results are deleted together, also those that another tab stored", () => {
  const theirs = { ...stored(), SET4: { query: {}, at: 1, codes: [["Kim", "RC"]] } };
  localStorage.setItem(KEY, JSON.stringify(theirs));
  deleteAllResults();
  assert.deepEqual(stored(), {});
  assert.deepEqual(classes.value, {});
});
