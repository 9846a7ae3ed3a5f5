import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import fc from "fast-check";
import { provide, provideElements } from "../../../../testing/browser.ts";
import { backspace, clear, insert, pressKey } from "./caret.ts";

const { Element } = provideElements();

/** A text box with the properties that the caret's functions use. */
class Box extends EventTarget {
  value: string;
  selectionStart: number;
  selectionEnd: number;
  inputMode = "";
  focused = false;

  /** @param text with `|` at the caret, or two around the selection */
  constructor(text: string) {
    super();
    const [before = "", inside = "", after] = text.split("|");
    this.value = before + inside + (after ?? "");
    this.selectionStart = before.length;
    this.selectionEnd = after === undefined ? before.length : before.length + inside.length;
  }

  setRangeText(text: string, start: number, end: number) {
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    this.selectionStart = start + text.length;
    this.selectionEnd = this.selectionStart;
  }

  focus() {
    this.focused = true;
  }

  toString() {
    return `${this.value.slice(0, this.selectionStart)}|${this.value.slice(this.selectionEnd)}`;
  }
}

/** The content of a box after a change. */
function after(text: string, change: (box: HTMLInputElement) => void) {
  const box = new Box(text);
  let changes = 0;
  box.addEventListener("input", () => {
    changes += 1;
  });
  change(box as unknown as HTMLInputElement);
  assert.equal(changes, 1, "the page hears of each change once");
  return String(box);
}

const inserted = (text: string, card: string) => after(text, (box) => insert(box, card));

const deleted = (text: string) => after(text, backspace);

test("a pressed card is inserted at the caret and replaces the selection", () => {
  assert.equal(inserted("8/(|)", "3"), "8/(3|)");
  assert.equal(inserted("8/|(3-8)|", "13"), "8/13|");
  assert.equal(inserted("|", "("), "(|");
});

test("a number never runs into the number before it", () => {
  assert.equal(inserted("1|", "3"), "1 3|");
  assert.equal(inserted("1|", "⁻3"), "1 ⁻3|");
  assert.equal(inserted("٣|", "3"), "٣ 3|");
  for (const letter of ["A", "k", "T"]) assert.equal(inserted(`${letter}|`, "2"), `${letter} 2|`);
  for (const sign of ["+", ")", " ", "/"]) assert.equal(inserted(`1${sign}|`, "3"), `1${sign}3|`);
  assert.equal(inserted("1|", "+"), "1+|");
  assert.equal(inserted("1|", "("), "1(|");
});

test("backspace deletes one sign, or a whole number with the space before it", () => {
  assert.equal(deleted("8+|"), "8|");
  assert.equal(deleted("8+13|"), "8+|");
  assert.equal(deleted("1 13|"), "1|");
  assert.equal(deleted("1 ⁻7⁄2|"), "1|");
  assert.equal(deleted("8+(|3)"), "8+|3)");
  assert.equal(deleted("8𝟛|"), "8|");
  assert.equal(deleted("|8"), "|8");
  assert.equal(deleted("8+|13|-2"), "8+|-2");
});

test("clear empties the box", () => {
  assert.equal(after("8+|3", clear), "|");
});

test("one backspace for each card and each sign empties the box", () => {
  const keys = fc.array(fc.constantFrom("1", "13", "⁻3", "7⁄2", "+", "−", "×", "÷", "(", ")"));
  fc.assert(
    fc.property(keys, (pressed) => {
      const box = new Box("") as unknown as HTMLInputElement;
      const held = [""];
      for (const key of pressed) {
        insert(box, key);
        held.push(box.value);
      }
      for (const text of held.reverse()) {
        assert.equal(box.value, text);
        backspace(box);
      }
    }),
  );
});

beforeEach(() => {
  provide("matchMedia", () => ({ matches: false }));
  provide("document", { activeElement: null });
});

test("a key of the page keeps the caret in the box, without a phone's keyboard", () => {
  const box = new Box("8|");
  const input = box as unknown as HTMLInputElement;
  pressKey(input, clear);
  assert.deepEqual([box.value, box.focused, box.inputMode], ["", true, ""]);
  provide("matchMedia", () => ({ matches: true }));
  pressKey(input, clear);
  assert.equal(box.inputMode, "none");
  pressKey(null, () => assert.fail("there is no box"));
});

test("a card pressed with the keyboard keeps the focus", () => {
  provide("document", { activeElement: new Element(".card, .key") });
  const box = new Box("8|");
  pressKey(box as unknown as HTMLInputElement, clear);
  assert.deepEqual([box.value, box.focused], ["", false]);
});
