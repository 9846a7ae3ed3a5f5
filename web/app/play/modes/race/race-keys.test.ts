import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { openWindow, press, provideElements } from "../../../../testing/browser.ts";
import { choose } from "../../../base/browser/settings.ts";
import { SYMBOLS } from "../../../base/cards/operators.ts";
import { listenToKeys } from "../../../table/views/shortcuts.ts";
import type { Game } from "../../game/game.ts";
import type { Race } from "./race.ts";
import { listenToRace } from "./race-keys.ts";

const { Element, Input, Button, Select } = provideElements();

const answerBox = Object.assign(new Input(), { focus: (): unknown => null });
let window = openWindow();
let stop = () => {};

beforeEach(() => {
  window = openWindow();
});

afterEach(() => {
  stop();
  choose("shortcuts", "on");
});

function listen({ input = "type", won = false }: { input?: string; won?: boolean } = {}) {
  const done: string[] = [];
  const note = (name: string) => (what?: unknown) =>
    done.push(what === undefined ? name : `${name} ${what}`);
  const game = {
    input: { value: input },
    won: { value: won },
    switchInput: note("switch"),
    claimNone: note("none"),
    hint: note("hint"),
    reveal: { press: note("solutions") },
    mode: { next: note("next"), skip: note("skip") },
    undo: note("undo"),
    combining: {
      redo: note("redo"),
      clearSelection: note("clear"),
      choose: note("choose"),
      sign: note("sign"),
      last: { peek: () => null },
      lastText: { peek: () => "24" },
      allowed: { peek: () => SYMBOLS },
    },
  } as unknown as Game;
  answerBox.focus = note("focus");
  stop = listenToKeys(game, { current: answerBox as unknown as HTMLInputElement });
  return done;
}

test("the page ignores keys that are pressed in a dialog", () => {
  for (const input of ["type", "combine"]) {
    const done = listen({ input });
    const target = new Element("dialog, dialog *");
    for (const key of ["Escape", "n", "h", "1", "+"]) {
      assert.equal(press(window, key, { target }), false, key);
    }
    assert.deepEqual(done, []);
    stop();
  }
});

function race(phase: "start" | "open" | "decided" | "over") {
  const done: string[] = [];
  stop = listenToRace({
    state: { peek: () => ({ phase }) },
    buzz: (side: number) => done.push(`buzz ${side}`),
    deal: () => done.push("deal"),
  } as unknown as Race);
  return done;
}

test("letters are shortcuts in either case, unless they are turned off", () => {
  for (const input of ["type", "combine"]) {
    const done = listen({ input });
    for (const key of ["n", "N", "h", "s", "c", "o"]) assert.ok(press(window, key));
    assert.deepEqual(done, ["skip", "skip", "hint", "solutions", "switch", "none"]);
    choose("shortcuts", "off");
    for (const key of ["n", "h", "s", "c", "o", "u", "r"]) assert.ok(!press(window, key));
    assert.equal(done.length, 6);
    choose("shortcuts", "on");
    stop();
  }
});

test("the page passes the signs of an answer to the answer box", () => {
  const done = listen();
  for (const key of ["3", "+", "-", "−", "×", "÷", "(", ")", "=", ".", "/"]) {
    assert.ok(!press(window, key), key);
  }
  assert.deepEqual(done, Array(11).fill("focus"));
  assert.ok(!press(window, "3", { ctrlKey: true }));
  for (const key of ["q", "r", "Enter", "Escape", "F1"]) assert.ok(!press(window, key));
  assert.equal(done.length, 11);
});

test("a letter that is not a card is a shortcut in the answer box too", () => {
  const done = listen();
  const inBox = { target: answerBox };
  for (const key of ["h", "N", "s", "o"]) assert.ok(press(window, key, inBox));
  for (const key of [..."ajqktxAJQKTX", "3", "/", "(", "Enter", "Backspace"]) {
    assert.ok(!press(window, key, inBox), key);
  }
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { isComposing: true }]) {
    assert.ok(!press(window, "h", { ...inBox, ...more }));
  }
  choose("shortcuts", "off");
  assert.ok(!press(window, "h", inBox));
  assert.deepEqual(done, ["hint", "skip", "solutions", "none"]);
});

test("digits choose cards by place and each form of a sign chooses the sign, if the player combines cards", () => {
  const done = listen({ input: "combine" });
  for (const key of ["1", "8", "+", "-", "−", "*", "×", "/", "÷"]) assert.ok(press(window, key));
  for (const key of ["0", "9", "("]) assert.ok(!press(window, key));
  const signs = ["+", "-", "-", "*", "*", "/", "/"].map((sign) => `sign ${sign}`);
  assert.deepEqual(done, ["choose 0", "choose 7", ...signs]);
});

test("cards chosen by number work with shortcuts turned off", () => {
  choose("shortcuts", "off");
  const done = listen({ input: "combine" });
  for (const key of ["2", "+", "Escape"]) press(window, key);
  assert.deepEqual(done, ["choose 1", "sign +", "clear"]);
});

test("undo and redo have the usual keys", () => {
  const done = listen({ input: "combine" });
  press(window, "u");
  press(window, "r");
  press(window, "z", { ctrlKey: true });
  press(window, "Z", { metaKey: true, shiftKey: true });
  press(window, "y", { ctrlKey: true });
  assert.deepEqual(done, ["undo", "redo", "undo", "redo", "redo"]);
  assert.ok(!press(window, "n", { ctrlKey: true }));
  stop();
  const typed = listen();
  assert.ok(!press(window, "z", { ctrlKey: true }));
  assert.deepEqual(typed, []);
  press(window, "u");
  assert.deepEqual(typed, ["undo"]);
});

test("Enter opens the next hand after a win, unless a link or a button has the focus", () => {
  for (const input of ["type", "combine"]) {
    const going = listen({ input, won: true });
    press(window, "Enter");
    press(window, "Enter", { target: new Element("a, button:not(.card)") });
    assert.deepEqual(going, ["next"]);
    stop();
  }
  const still = listen({ input: "combine" });
  assert.ok(!press(window, "Enter"));
  assert.deepEqual(still, []);
});

test("the page ignores keys that are pressed in a field, except in a radio button", () => {
  const done = listen();
  press(window, "n", { target: new Input() });
  press(window, "n", { target: new Select() });
  press(window, "n", { altKey: true });
  press(window, "n", { isComposing: true });
  assert.deepEqual(done, []);
  press(window, "n", { target: Object.assign(new Input(), { type: "radio" }) });
  press(window, "n", { target: new Button() });
  assert.deepEqual(done, ["skip", "skip"]);
});

test("N opens the next hand after a win, in every mode", () => {
  const done = listen({ won: true });
  press(window, "n");
  assert.deepEqual(done, ["next"]);
});

test("no key has an effect after the listener has stopped", () => {
  const done = listen();
  stop();
  press(window, "n");
  assert.deepEqual(done, []);
});

test("each side of a race has its key, in either case", () => {
  const done = race("open");
  for (const key of ["a", "l", "A", "L", "x"]) press(window, key);
  assert.deepEqual(done, ["buzz 0", "buzz 1", "buzz 0", "buzz 1"]);
  press(window, "a", { target: new Button() });
  assert.equal(done.length, 5);
});

test("a letter in an answer, a shortcut of the browser or a key outside the open phase is not a buzz", () => {
  const done = race("open");
  press(window, "a", { target: new Input() });
  for (const key of ["ctrlKey", "metaKey", "altKey"]) press(window, "a", { [key]: true });
  choose("shortcuts", "off");
  press(window, "a");
  assert.deepEqual(done, []);
});

test("Enter deals the next hand after the decision, unless an element has the focus", () => {
  const done = race("decided");
  press(window, "Enter", { target: new Button() });
  press(window, "Enter", { target: new Input() });
  assert.deepEqual(done, []);
  press(window, "Enter");
  assert.deepEqual(done, ["deal"]);
  for (const phase of ["start", "open", "over"] as const) {
    stop();
    const still = race(phase);
    press(window, "Enter");
    assert.deepEqual(still, []);
  }
});
