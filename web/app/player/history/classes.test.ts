import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage, openWindow, provide } from "../../../testing/browser.ts";

const KEY = "twentyfour:classes";

openStorage();
const window = openWindow();
localStorage.setItem(KEY, JSON.stringify({ SET0: { query: {}, at: 1, codes: [["Zoë", "R0"]] } }));
const { addResults, classes, classesRefused, deleteAllResults, deleteResults, restoreClasses } =
  await import("./classes.ts");

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? "null");
const QUERY = { seed: "000007", count: "2" };

test("the results of an earlier visit are there", () => {
  assert.deepEqual(classes.value.get("SET0")?.codes, [["Zoë", "R0"]]);
  deleteResults("SET0");
});

test("results stay in the device's storage, also several of one name", () => {
  addResults("SET1", QUERY, [
    ["Anna", "R1"],
    ["Ben", "R2"],
  ]);
  addResults("SET1", QUERY, [["Anna", "R3"]]);
  assert.deepEqual(stored().SET1.codes, [
    ["Anna", "R1"],
    ["Ben", "R2"],
    ["Anna", "R3"],
  ]);
  assert.deepEqual(stored().SET1.query, QUERY);
});

test("results of another tab are shown, and kept by a later change", () => {
  const theirs = { ...stored(), SET2: { query: {}, at: 1, codes: [["Cleo", "R4"]] } };
  localStorage.setItem(KEY, JSON.stringify(theirs));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
  assert.deepEqual(classes.value.get("SET2")?.codes, [["Cleo", "R4"]]);
  theirs.SET1.codes.push(["Dora", "R5"]);
  localStorage.setItem(KEY, JSON.stringify(theirs));
  addResults("SET1", QUERY, [["Emil", "R6"]]);
  assert.deepEqual(
    stored().SET1.codes.map(([name]: string[]) => name),
    ["Anna", "Ben", "Anna", "Dora", "Emil"],
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
  assert.deepEqual(stored().SET1.codes.slice(-3), [
    ["Emil", "R6"],
    ["Anna", "old"],
    ["Fritz", "R7"],
  ]);
  assert.deepEqual(Object.keys(stored()), ["SET1", "SET3"]);
});

test("a full disk is noticed, and the results last until the page is closed", () => {
  const roomy = localStorage;
  provide("localStorage", {
    getItem: (key: string) => roomy.getItem(key),
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  addResults("SET1", QUERY, [["Hugo", "R9"]]);
  addResults("SET1", QUERY, [["Ida", "RA"]]);
  assert.equal(classesRefused.value, "full");
  const names = classes.value.get("SET1")?.codes.map(([name]) => name) ?? [];
  assert.ok(names.includes("Hugo") && names.includes("Ida"));
  provide("localStorage", roomy);
  addResults("SET1", QUERY, [["Jan", "RB"]]);
  assert.equal(classesRefused.value, null);
  assert.ok(stored().SET1.codes.length >= names.length);
});

test("all results are deleted together, also those that another tab stored", () => {
  const theirs = { ...stored(), SET4: { query: {}, at: 1, codes: [["Kim", "RC"]] } };
  localStorage.setItem(KEY, JSON.stringify(theirs));
  deleteAllResults();
  assert.deepEqual(stored(), {});
  assert.equal(classes.value.size, 0);
});
