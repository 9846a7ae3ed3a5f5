import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { reminder } from "./reminder.ts";

const NOW = new Date(2026, 10, 26, 9, 30);

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a calendar repeats the reminder on every day, in the time of the device", () => {
  const lines = unfolded(reminder("Daily hands", "https://24.example/#/daily", NOW));
  for (const line of [
    "DTSTART:20261126T180000",
    "RRULE:FREQ=DAILY",
    "SUMMARY:Daily hands",
    "URL:https://24.example/#/daily",
  ]) {
    assert.ok(lines.includes(line), line);
  }
});

test("a file without an address has no link", () => {
  assert.ok(!reminder("Daily hands", "", NOW).includes("URL"));
});

test("any title is in the file, on lines of at most 75 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (title) => {
      const file = reminder(title, "", NOW);
      for (const line of file.split("\r\n")) assert.ok(Buffer.byteLength(line) <= 75);
      const [summary = ""] = unfolded(file).filter((line) => line.startsWith("SUMMARY:"));
      const read = summary
        .slice("SUMMARY:".length)
        .replace(/\\(.)/g, (_, escaped) => (escaped === "n" ? "\n" : escaped));
      assert.equal(read, title.replace(/\r\n?/g, "\n"));
    }),
  );
});
