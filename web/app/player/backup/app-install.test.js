import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openAt, openStorage, openWindow, provide } from "../../../testing/browser.js";
import { DAY, hand, liveIn, NOW } from "../../../testing/hands.js";
import { playedHands } from "../history/history.ts";
import { followInstallOffer, installOffer } from "./app-install.ts";
import { appleHome } from "./apple-home.ts";
import { suggestion } from "./suggestion.ts";

/** @param {Partial<Navigator>} device @param {boolean} [installed] */
function openOn(device, installed = false) {
  provide("navigator", { vendor: "", platform: "", maxTouchPoints: 0, ...device });
  provide("matchMedia", () => ({ matches: installed }));
}

const IPHONE = { vendor: "Apple Computer, Inc.", platform: "iPhone", maxTouchPoints: 5 };
const IPAD = { ...IPHONE, platform: "MacIntel" };
const MAC = { ...IPAD, maxTouchPoints: 0 };
const ANDROID = { vendor: "Google Inc.", platform: "Linux armv8l", maxTouchPoints: 5 };

/** @param {number} count @param {number} days */
const hands = (count, days) =>
  Array.from({ length: count }, (_, place) => hand({ at: NOW - (place % days) * DAY }));

beforeEach(() => {
  liveIn("UTC");
  openStorage();
  openAt();
  installOffer.value = null;
  playedHands.value = [];
});

test("Apple's browsers have a Home Screen or a Dock, except in the app and on Linux", () => {
  for (const [device, home] of /** @type {const} */ ([
    [IPHONE, "home"],
    [IPAD, "home"],
    [MAC, "dock"],
    [{ ...MAC, platform: "Linux x86_64" }, null],
    [ANDROID, null],
  ])) {
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
  for (const [device, count, days, suggested] of /** @type {const} */ ([
    [IPHONE, 9, 2, null],
    [IPHONE, 10, 1, "home"],
    [IPHONE, 3, 3, "home"],
    [MAC, 10, 1, "dock"],
    [ANDROID, 99, 9, null],
    [ANDROID, 100, 9, "backup"],
  ])) {
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
