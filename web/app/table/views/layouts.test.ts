import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openWindow, press, provideElements } from "../../../testing/browser.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { listenToKeys } from "./shortcuts.ts";

const { Input } = provideElements();
const CARDS = 6;

let stop = () => {};
afterEach(() => stop());

/** A table of six cards on which the player combines or types. Returns what the pressed keys do. */
function listen(input = "combine") {
  const window = openWindow();
  const done: string[] = [];
  let chosen: number | null = null;
  let operator: string | null = null;
  const note = (name: string) => () => done.push(name);
  const box = Object.assign(new Input(), { focus: note("focus") }) as unknown as HTMLInputElement;
  stop = listenToKeys(
    {
      input: { value: input },
      won: { value: false },
      hint: note("hint"),
      mode: { next: note("next"), skip: note("skip") },
      reveal: { press: note("solutions") },
      combining: {
        choose(place: number) {
          chosen = place;
          done.push(`${place + 1}`);
        },
        sign(symbol: string) {
          operator = symbol;
          done.push(symbol);
        },
        chosen: { peek: () => chosen },
        operator: { peek: () => operator },
        last: { peek: () => null },
        lastText: { peek: () => "24" },
        tiles: { peek: () => Array.from({ length: CARDS }, () => ({})) },
        allowed: { peek: () => SYMBOLS },
      },
    } as unknown as Parameters<typeof listenToKeys>[0],
    { current: box },
  );
  return {
    done,
    box,
    press: (key: string, code: string, more = {}) => press(window, key, { code, ...more }),
  };
}

test("on a French keyboard, the key of 6 is a card, and a minus after the first card", () => {
  const { done, press } = listen();
  press("-", "Digit6");
  press("-", "Digit6");
  press("-", "Digit6");
  press('"', "Digit3");
  assert.deepEqual(done, ["6", "-", "6", "3"]);
});

test("on a Czech keyboard, the key of 1 is a card, and a plus after the first card", () => {
  const { done, press } = listen();
  for (const [key, code] of [
    ["ě", "Digit2"],
    ["+", "Digit1"],
    ["+", "Digit1"],
  ] as const) {
    press(key, code);
  }
  assert.deepEqual(done, ["2", "+", "1"]);
});

test("a key that writes an operator is a sign if no card has its place, or with Shift", () => {
  const { done, press } = listen();
  press("-", "Digit8");
  press("*", "Digit8", { shiftKey: true });
  press("/", "Digit6", { shiftKey: true });
  press("-", "NumpadSubtract");
  assert.deepEqual(done, ["-", "*", "/", "-"]);
});

test("a colon divides and an x multiplies, as in a typed answer", () => {
  const { done, press } = listen();
  press(":", "Period", { shiftKey: true });
  press("x", "KeyX");
  press("٣", "Digit3");
  assert.deepEqual(done, ["/", "*", "3"]);
});

test("a shortcut works on a keyboard of another script, also in the answer box", () => {
  const { done, press, box } = listen("type");
  press("р", "KeyH");
  press("т", "KeyN", { target: box });
  press("h", "KeyJ");
  assert.deepEqual(done, ["hint", "skip", "hint"]);
});

test("a sign goes to the answer box in the form that the layout writes", () => {
  const { done, press } = listen("type");
  for (const key of ["٣", "３", ":", "x", "（"]) assert.ok(!press(key, "Digit3"));
  assert.deepEqual(done, Array(5).fill("focus"));
  assert.ok(!press('"', "Digit3"));
  assert.equal(done.length, 5);
});
