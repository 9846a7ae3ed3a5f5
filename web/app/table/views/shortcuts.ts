import type { RefObject } from "preact";
import type { OperatorSymbol } from "../../../engine/contract.d.ts";
import { settings } from "../../base/browser/settings.ts";
import { OPERATORS, SYMBOLS } from "../../base/cards/operators.ts";
import { allowedSpoken } from "../../base/words/allowed-words.ts";
import { say } from "../../base/words/say.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { choiceWords } from "./choice-words.ts";
import { readerKeys, type Timed } from "./reader-keys.ts";

const ANSWER_SIGN = /^[\d+\-*/().÷×−=]$/;

const OPERATOR_KEYS: Record<string, OperatorSymbol> = Object.fromEntries(
  SYMBOLS.flatMap((symbol) => [
    [symbol, symbol],
    [OPERATORS[symbol].sign, symbol],
  ]),
);

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

  /** Announces what is selected then; a step and a fault are announced by themselves. */
  function choose(place: number) {
    const { last } = combining.steps;
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
    const ends = combining.steps.text.peek() || combining.fault.peek() || game.won.peek();
    if (!ends) say(choiceWords(combining, place));
  }

  function actionOf(event: KeyboardEvent, modified: boolean) {
    const key = event.key.toLowerCase();
    const combines = game.input.value === "combine";
    if (modified) {
      if (!combines || !/^[zy]$/.test(key)) return undefined;
      return key === "y" || event.shiftKey ? combining.redo : game.undo;
    }
    if (key === "enter" && game.won.value && !isControl(event.target)) return mode.next;
    if (combines) {
      const operator = OPERATOR_KEYS[key];
      if (/^[1-8]$/.test(key)) return () => choose(Number(key) - 1);
      if (operator) return () => sign(operator);
      if (key === "escape") return combining.clearSelection;
    }
    if (settings.value.reader === "on" && spoken[key]) return spoken[key];
    if (settings.value.shortcuts === "off") return undefined;
    if (key === "r") return combines ? combining.redo : undefined;
    return letters[key];
  }

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.isComposing || isInDialog(event.target)) return;
    const modified = event.ctrlKey || event.metaKey;
    const isLetter = event.target === box.current && /^[a-z]$/i.test(event.key) && !modified;
    if (isField(event.target) && !isLetter) return;
    if (game.input.value === "type" && ANSWER_SIGN.test(event.key) && !modified) {
      box.current?.focus();
      return;
    }
    const action = actionOf(event, modified);
    if (!action) return;
    event.preventDefault();
    action();
  }

  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/** Whether an element handles Enter itself. A card does not after the hand is won. */
const isControl = (target: EventTarget | null) => matches(target, "a, button:not(.card)");

/** Whether an element is in a dialog, which handles its own keys. */
const isInDialog = (target: EventTarget | null) => matches(target, "dialog, dialog *");

/** Whether an element is a field that handles its own keys. */
const isField = (target: EventTarget | null) => matches(target, "select, input:not([type=radio])");

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector);
