import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { settings } from "../../base/browser/settings.ts";
import { isOperator, keyOf, placeOf, written } from "../../base/ui/input/pressed-key.ts";
import { allowedSpoken } from "../../base/words/allowed-words.ts";
import { say } from "../../base/words/say.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { choiceWords } from "./choice-words.ts";
import { readerKeys, type Timed } from "./reader-keys.ts";
import { insert, pressKey } from "./typing/caret.ts";

const ANSWER_SIGN = /^[\d+\-*/().=]$/;

/** The actions of keys, in the game or in a lesson. */
type Keyed = Timed &
  Pick<HandTable, "won" | "switchInput" | "hint"> & {
    undo: () => void;
    claimNone: () => void;
    mode: { next: () => void; skip: () => void };
    reveal: { press: () => void };
  };

/**
 * Handles keys wherever the focus is. Signs of an answer go to the answer box, or choose a card and
 * an operator. Letters that stand for no card are shortcuts, also in the answer box, unless they
 * are switched off. Returns a function that removes the listener.
 */
export function listenToKeys(game: Keyed, box: RefObject<HTMLInputElement | null>) {
  const { combining, mode, reveal } = game;

  const letters: Record<string, () => void> = {
    n: () => (game.won.value ? mode.next() : mode.skip()),
    u: game.undo,
    h: game.hint,
    s: reveal.press,
    c: game.switchInput,
    o: game.claimNone,
  };

  const spoken = readerKeys(game);

  /** What is typed between the key for the next hand and its cards; null at other times. */
  let early: string | null = null;
  const stop = effect(() => {
    if (game.won.value || early === null) return;
    // The box takes text when it is drawn for the new hand.
    setTimeout(() => {
      const text = early ?? "";
      early = null;
      if (text) pressKey(box.current, (input) => insert(input, text));
    });
  });

  /** Announces what is selected then; a step and a fault are announced by themselves. */
  function choose(place: number) {
    const { last } = combining;
    const before = last.peek();
    combining.choose(place);
    if (last.peek() === before) announceChoice(place);
  }

  function sign(operator: OperatorSymbol) {
    combining.sign(operator);
    if (combining.allowed.peek().includes(operator)) announceChoice();
    else say(allowedSpoken(game.table.hand.peek()));
  }

  function announceChoice(place?: number) {
    const ends = combining.lastText.peek() || combining.fault.peek() || game.won.peek();
    if (!ends) say(choiceWords(combining, place));
  }

  /**
   * The action of a key that writes an operator. In the row of digits, where some layouts have an
   * operator, it is a sign after the first card, and else the card of its place.
   */
  function signOrCard(operator: OperatorSymbol, digit: string) {
    const place = Number(digit) - 1;
    const isCard = digit && (combining.chosen.peek() === null || combining.operator.peek());
    return isCard && combining.tiles.peek()[place] ? () => choose(place) : () => sign(operator);
  }

  function actionOf(event: KeyboardEvent, key: string, modified: boolean) {
    const combines = game.input.value === "combine";
    if (modified) {
      if (!combines || !/^[zy]$/.test(key)) return undefined;
      return key === "y" || event.shiftKey ? combining.redo : game.undo;
    }
    if (key === "Enter" && game.won.value && !isControl(event.target)) return mode.next;
    if (combines) {
      if (/^[1-8]$/.test(key)) return () => choose(Number(key) - 1);
      if (isOperator(key)) return signOrCard(key, placeOf(event));
      if (key === "Escape") return combining.clearSelection;
    }
    if (settings.value.reader === "on" && spoken[key]) return spoken[key];
    if (settings.value.shortcuts === "off") return undefined;
    if (key === "r") return combines ? combining.redo : undefined;
    return letters[key];
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.isComposing || isInDialog(event.target)) return;
    const modified = event.ctrlKey || event.metaKey;
    const key = keyOf(event);
    const isLetter = event.target === box.current && /^[a-z]$/.test(key) && !modified;
    if (isField(event.target) && !isLetter) return;
    if (game.won.value && /^(?:Enter|n)$/.test(key)) early = "";
    if (game.input.value === "type" && ANSWER_SIGN.test(written(event.key)) && !modified) {
      if (early === null) {
        box.current?.focus();
      } else {
        early += written(event.key);
        event.preventDefault();
      }
      return;
    }
    const action = actionOf(event, key, modified);
    if (!action) return;
    event.preventDefault();
    action();
  }

  addEventListener("keydown", onKey);
  return () => {
    stop();
    removeEventListener("keydown", onKey);
  };
}

/** Whether an element handles Enter itself. A card does not after the hand is won. */
const isControl = (target: EventTarget | null) => matches(target, "a, button:not(.card)");

/** Whether an element is in a dialog, which handles its own keys. */
const isInDialog = (target: EventTarget | null) => matches(target, "dialog, dialog *");

/** Whether an element is a field that handles its own keys. */
const isField = (target: EventTarget | null) => matches(target, "select, input:not([type=radio])");

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);
