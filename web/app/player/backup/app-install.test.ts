import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openAt, openStorage, openWindow, provide } from "../../../testing/browser.ts";
import { DAY, liveIn, NOW } from "../../../testing/clock.ts";
import { hand } from "../../../testing/records.ts";
import { playedHands } from "../history/history.ts";
import { followInstallOffer, installOffer } from "./app-install.ts";
import { appleHome } from "./apple-home.ts";
import { suggestion } from "./suggestion.ts";

function openOn(device: Partial<Navigator>, installed = false) {
  provide("navigator", { vendor: "", platform: "", maxTouchPoints: 0, ...device });
  provide("matchMedia", () => ({ matches: installed }));
}

const IPHONE = { vendor: "Apple Computer, Inc.", platform: "iPhone", maxTouchPoints: 5 };
const IPAD = { ...IPHONE, platform: "MacIntel" };
const MAC = { ...IPAD, maxTouchPoints: 0 };
const ANDROID = { vendor: "Google Inc.", platform: "Linux armv8l", maxTouchPoints: 5 };

const hands = (count: number, days: number) =>
  Array.from({ length: count }, (_, place) => hand({ at: NOW - (place % days) * DAY }));

beforeEach(() => {
  liveIn("UTC");
  openStorage();
  openAt();
  installOffer.value = null;
  playedHands.value = [];
});

test("Apple's browsers have a Home Screen or a Dock, except in the app and on Linux", () => {
  for (const [device, home] of [
    [IPHONE, "home"],
    [IPAD, "home"],
    [MAC, "dock"],
    [{ ...MAC, platform: "Linux x86_64" }, null],
    [ANDROID, null],
  ] as const) {
    openOn(device);
    assert.equal(appleHome(), home);
  }
  openOn(IPHONE, true);
  assert.equal(appleHome(), null);
  openOn(IPHONE);
  openAt("file:///home/me/twentyfour.html");
  assert.equal(appleHome(), null);
});

test("the Home Screen is suggested after ten hands or three days, a file elsewhere after 100", () => {
  for (const [device, count, days, suggested] of [
    [IPHONE, 9, 2, null],
    [IPHONE, 10, 1, "home"],
    [IPHONE, 3, 3, "home"],
    [MAC, 10, 1, "dock"],
    [ANDROID, 99, 9, null],
    [ANDROID, 100, 9, "backup"],
  ] as const) {
    openOn(device);
    playedHands.value = hands(count, days);
    assert.equal(suggestion(), suggested);
  }
});

test("the browser's offer to install is suggested after three days, until the app is installed", () => {
  const window = openWindow();
  followInstallOffer();
  openOn(ANDROID);
  playedHands.value = hands(4, 3);
  assert.equal(suggestion(), null);
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(offer);
  assert.ok(offer.defaultPrevented);
  assert.equal(suggestion(), "install");
  window.dispatchEvent(new Event("appinstalled"));
  assert.equal(suggestion(), null);
});
