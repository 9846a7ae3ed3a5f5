import assert from "node:assert/strict";
import test from "node:test";
import * as settings from "../../web/app/core/settings.js";
import { load, save } from "../../web/app/core/storage.js";
import { provide } from "./browser.js";

const kept = new Map(
  Object.entries({
    "twentyfour:settings": JSON.stringify({
      language: "zh-Hans",
      theme: "pink",
      level: 3,
      strange: "x",
    }),
    damaged: '{"theme": "da',
  }),
);

/** @type {"no" | "reads" | "everything"} */
let refused = "no";

provide("localStorage", {
  /** @param {string} key */
  getItem(key) {
    if (refused === "everything") throw new DOMException("denied", "SecurityError");
    return kept.get(key) ?? null;
  },
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    if (refused !== "no") throw new DOMException("full", "QuotaExceededError");
    kept.set(key, value);
  },
});

settings.restoreSettings();

test("what was chosen is restored, and what makes no sense is as at first", () => {
  const { CHOICES } = settings;
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, [one]]) => [name, one]));
  assert.deepEqual(settings.settings.value, { ...first, language: "zh-Hans" });
});

test("a choice counts at once and is kept beside the others", () => {
  settings.choose("theme", "dark");
  assert.equal(settings.settings.value.theme, "dark");
  const { theme, language } = JSON.parse(kept.get("twentyfour:settings") ?? "");
  assert.deepEqual([theme, language, settings.settingsSaved.value], ["dark", "zh-Hans", true]);
});

test("a choice counts where nothing is kept, and the page knows that it is not", () => {
  refused = "reads";
  settings.choose("theme", "light");
  assert.deepEqual([settings.settings.value.theme, settings.settingsSaved.value], ["light", false]);
  refused = "no";
  settings.saveSettings();
  assert.equal(settings.settingsSaved.value, true);
});

test("what is damaged or denied is as if it were not there", () => {
  assert.equal(load("damaged"), null);
  assert.equal(load("unknown"), null);
  assert.ok(save("known", [1]));
  assert.deepEqual(load("known"), [1]);
  refused = "everything";
  assert.equal(load("known"), null);
  assert.ok(!save("known", [2]));
});
