import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { openAt, openWindow } from "../../../testing/browser.ts";
import { anyText } from "../../../testing/texts.ts";
import {
  addRoutes,
  animateChanges,
  followAddress,
  go,
  href,
  ROUTES,
  read,
  route,
} from "./router.ts";

test("every page has its address, and any other address shows the table", () => {
  for (const name of ROUTES) assert.deepEqual(read(`#/${name}`), { name, query: {} });
  for (const strange of [
    "",
    "#",
    "#/",
    "#/chess",
    "#/play/",
    "#/Play",
    "#/__proto__",
    "#//solve",
  ]) {
    assert.deepEqual(read(strange), { name: "play", query: {} });
  }
});

test("an address is read with or without its slash", () => {
  assert.deepEqual(read("#solve?hand=3,3"), { name: "solve", query: { hand: "3,3" } });
});

test("a query may contain question marks, and the last value of a parameter counts", () => {
  assert.deepEqual(read("#/play?hand=1?2&hand=3,3&target").query, { hand: "3,3", target: "" });
});

test("an address below #/learn opens a method of the laboratory", () => {
  assert.deepEqual(read("#/learn/pick-two"), { name: "lab", query: { method: "pick-two" } });
  assert.deepEqual(read("#/learn?lesson=sum"), { name: "learn", query: { lesson: "sum" } });
});

test("links that people share stay readable", () => {
  assert.equal(href("learn"), "#/learn");
  assert.equal(
    href("play", { hand: "1/2,3,8,8", target: "-7/2" }),
    "#/play?hand=1/2,3,8,8&target=-7/2",
  );
  assert.equal(href("solve", { hand: "3 & 4" }), "#/solve?hand=3%20%26%204");
});

test("the parameters of a link are unchanged after writing and reading", () => {
  const word = anyText();
  const query = fc.dictionary(fc.stringMatching(/^[a-z]+$/), word);
  fc.assert(
    fc.property(fc.constantFrom(...ROUTES), query, (name, asked) => {
      assert.deepEqual(read(href(name, asked)), { name, query: { ...asked } });
    }),
  );
});

test("each text after the # is a valid address", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      assert.ok(ROUTES.some((name) => name === read(`#${text}`).name));
    }),
    { numRuns: 1000 },
  );
});

test("the page follows its links and changes of the address", () => {
  const visited = openAt("https://example.org/24/#/solve?hand=1,2");
  const window = openWindow();
  followAddress();
  assert.deepEqual(route.value, { name: "solve", query: { hand: "1,2" } });

  go("learn");
  go("play", { hand: "3,3" }, { replace: true });
  assert.deepEqual(route.value, { name: "play", query: { hand: "3,3" } });
  assert.deepEqual(visited, ["#/solve?hand=1,2", "#/play?hand=3,3"]);

  const before = route.value;
  window.dispatchEvent(new Event("hashchange"));
  assert.equal(route.value, before);
  location.hash = "#/help";
  window.dispatchEvent(new Event("hashchange"));
  assert.deepEqual(route.value, { name: "help", query: {} });

  const changes: (() => void)[] = [];
  animateChanges((change) => changes.push(change));
  location.hash = "#/stats";
  window.dispatchEvent(new Event("hashchange"));
  assert.equal(route.value.name, "help", "the page before is still in the picture");
  location.hash = "#/learn";
  changes.at(0)?.();
  assert.equal(route.value.name, "learn", "the address of this moment counts");
});

test("a mode adds its page to the routes", () => {
  addRoutes(["toy"]);
  assert.deepEqual(read("#/toy?is=1"), { name: "toy", query: { is: "1" } });
  addRoutes([]);
  assert.equal(read("#/toy").name, "play");
});
