import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { announcements, say, sayAgain } from "../../web/app/base/words/say.ts";

const APP = new URL("../../web/app/", import.meta.url);

/** @param {RegExp} kind */
const filesOf = (kind) =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((name) => kind.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, APP), "utf8") }));

const LIVE = /aria-live=|role="(?:status|alert|log)"|<output/;
const OFF = /role="status"\s+aria-live="off"/g;

test("the announcer has the only live regions of the page", () => {
  const others = filesOf(/\.tsx$/).filter(({ text }) => LIVE.test(text.replace(OFF, "")));
  assert.deepEqual(
    others.map(({ name }) => name),
    ["base/ui/announcer.tsx"],
  );
});

test("the announcer is outside the page's root, so that it survives an error of the page", () => {
  const page = filesOf(/^shell.page\.tsx$/)[0]?.text ?? "";
  assert.match(page, /<\/Boundary>\s*<Announcer \/>/);
});

test("the styles for the screen hide neither the live regions nor an empty verdict", () => {
  for (const { name, text } of filesOf(/\.css$/)) {
    const onScreen = text.replace(/@media print \{.*?\n\}\n/gs, "");
    for (const [rule, selectors = ""] of onScreen.matchAll(
      /([^{}]+)\{[^{}]*(?:display: none|visibility: hidden)/g,
    )) {
      assert.doesNotMatch(
        selectors,
        /\.unseen|\.verdict|aria-live|\.feedback > :empty/,
        `${name}: ${rule}`,
      );
    }
  }
});

test("an announcement waits for the focus, stays for a while, and can be repeated", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const words = () => announcements.value.map((each) => each.words);
  say("Right!");
  say("");
  say("Stop!", { urgent: true });
  assert.deepEqual(words(), []);
  mock.timers.tick(100);
  assert.deepEqual(words(), ["Right!", "Stop!"]);
  sayAgain();
  mock.timers.tick(100);
  assert.deepEqual(words(), ["Right!", "Stop!", "Stop!"]);
  const serials = announcements.value.map(({ serial }) => serial);
  assert.equal(new Set(serials).size, 3);
  mock.timers.tick(5000);
  assert.deepEqual(words(), []);
  mock.timers.reset();
});
