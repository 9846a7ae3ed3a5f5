import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { provide } from "../../../../testing/browser.ts";
import { settings } from "../../../base/browser/settings.ts";
import { vibrate } from "./vibration.ts";

const felt: number[][] = [];

/** @param calm whether the device asks for reduced motion */
function openDevice(calm: boolean) {
  provide("navigator", { vibrate: (pattern: number[]) => felt.push(pattern) });
  provide("matchMedia", () => ({ matches: calm }));
}

beforeEach(() => {
  felt.length = 0;
  settings.value = { ...settings.value, vibration: "on" };
});

test("right, wrong and a laid card feel different", () => {
  openDevice(false);
  for (const name of ["lay", "right", "wrong"] as const) vibrate(name);
  assert.equal(new Set(felt.map(String)).size, 3);
});

test("nothing vibrates with reduced motion, or if it is switched off", () => {
  openDevice(true);
  vibrate("right");
  openDevice(false);
  settings.value = { ...settings.value, vibration: "off" };
  vibrate("right");
  assert.deepEqual(felt, []);
});
