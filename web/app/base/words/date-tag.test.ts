import assert from "node:assert/strict";
import test from "node:test";
import { inWords } from "../time/dates.ts";
import { regionalTag } from "./date-tag.ts";

const dated = (shown: string, ...preferred: string[]) =>
  inWords("2026-11-28", regionalTag(shown, preferred), { dateStyle: "long" });

test("a date has the order of the player's region, if the region's language is shown", () => {
  assert.equal(dated("en", "en-GB", "en-US"), "28 November 2026");
  assert.equal(dated("en", "de-DE", "en-US"), "November 28, 2026");
  assert.equal(dated("de", "de-AT"), "28. November 2026");
  assert.equal(dated("de", "en-GB"), "28. November 2026");
});

test("a date follows the script that is shown", () => {
  assert.equal(regionalTag("zh-Hans", ["zh-TW", "zh-SG"]), "zh-SG-u-ca-gregory-nu-latn");
  assert.equal(regionalTag("zh-Hant", ["zh-CN"]), "zh-Hant-u-ca-gregory-nu-latn");
});

test("a date has the year of the Gregorian calendar, and Latin digits", () => {
  assert.match(dated("en", "en-TH"), /2026/);
  assert.match(dated("en", "en-TH-u-ca-buddhist-nu-thai"), /2026/);
});

test("an invalid tag is not used", () => {
  assert.equal(dated("en", "C"), "November 28, 2026");
  assert.equal(dated("en", "en-"), "November 28, 2026");
});
