import assert from "node:assert/strict";
import test from "node:test";
import { provide } from "../../../testing/browser.ts";
import * as settings from "./settings.ts";
import { load, save } from "./storage.ts";

const stored = new Map(
  Object.entries({
    "twentyfour:settings": JSON.stringify({
      language: "zh-Hans",
      theme: "pink",
      level: 3,
      strange: "x",
      way: "combine",
    }),
    damaged: '{"theme": "da',
  }),
);

let refused: "no" | "reads" | "everything" = "no";

provide("localStorage", {
  getItem(key: string) {
    if (refused === "everything") throw new DOMException("denied", "SecurityError");
    return stored.get(key) ?? null;
  },
  setItem(key: string, value: string) {
    if (refused !== "no") throw new DOMException("full", "QuotaExceededError");
    stored.set(key, value);
  },
});

settings.restoreSettings();

test("choices are restored, and each invalid value becomes its default", () => {
  const { CHOICES } = settings;
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, [one]]) => [name, one]));
  assert.deepEqual(settings.settings.value, { ...first, language: "zh-Hans", input: "combine" });
});

test("a choice takes effect at once and is stored with the others", () => {
  settings.choose("theme", "dark");
  assert.equal(settings.settings.value.theme, "dark");
  const { theme, language } = JSON.parse(stored.get("twentyfour:settings") ?? "");
  assert.deepEqual([theme, language, settings.settingsSaved.value], ["dark", "zh-Hans", true]);
});

test("the input method is stored under its older name", () => {
  settings.choose("input", "type");
  const { way, input } = JSON.parse(stored.get("twentyfour:settings") ?? "");
  assert.deepEqual([way, input], ["type", undefined]);
});

test("a choice takes effect without storage, and the page knows that it is not saved", () => {
  refused = "reads";
  settings.choose("theme", "light");
  assert.deepEqual([settings.settings.value.theme, settings.settingsSaved.value], ["light", false]);
  refused = "no";
  settings.saveSettings();
  assert.equal(settings.settingsSaved.value, true);
});

test("damaged or denied storage counts as empty", () => {
  assert.equal(load("damaged"), null);
  assert.equal(load("unknown"), null);
  assert.ok(save("known", [1]));
  assert.deepEqual(load("known"), [1]);
  refused = "everything";
  assert.equal(load("known"), null);
  assert.ok(!save("known", [2]));
});
