import { allowedSpoken } from "../core/allowed-words.js";
import { OPERATORS, SYMBOLS } from "../core/operators.js";
import { say } from "../core/say.js";
import { settings } from "../core/settings.js";
import { readerKeys } from "./announcing/reader-keys.js";
import { choiceWords } from "./combining/choice-words.js";

/** @import { OperatorSymbol } from "../../engine/contract.d.ts" */
/** @import { Timed } from "./announcing/reader-keys.js" */
/** @import { Game } from "./game.js" */

const ANSWER_SIGN = /^[\d+\-*/().÷×−=]$/;

/** @type {Record<string, OperatorSymbol>} */
const OPERATOR_KEYS = Object.fromEntries(
  SYMBOLS.flatMap((symbol) => [
    [symbol, symbol],
    [OPERATORS[symbol].sign, symbol],
  ]),
);

/**
 * What keys do, in the game or in a lesson.
 *
 * @typedef {Timed & Pick<Game, "won" | "undo" | "switchInput" | "claimNone" | "hint"> & {
 *   mode: {next: () => void, skip: () => void}, reveal: {press: () => void},
 * }} Keyed
 */

/**
 * Lets keys work wherever the focus is: signs of an answer go to the answer box, or choose a card
 * and an operator; letters that stand for no card are shortcuts, in the answer box too, unless they
 * are turned off. Returns a function that stops it.
 *
 * @param {Keyed} game
 * @param {import("preact").RefObject<HTMLInputElement | null>} box
 */
export function listenToKeys(game, box) {
  const { combining, mode, reveal } = game;

  /** @type {Record<string, () => void>} */
  const letters = {
    n: () => (game.won.value ? mode.next() : mode.skip()),
    u: game.undo,
    h: game.hint,
    s: reveal.press,
    c: game.switchInput,
    o: game.claimNone,
  };

  const spoken = readerKeys(game);

  /** @param {number} place */
  function choose(place) {
    combining.choose(place);
    tellChoice(place);
  }

  /** @param {OperatorSymbol} operator */
  function sign(operator) {
    combining.sign(operator);
    if (combining.allowed.peek().includes(operator)) tellChoice();
    else say(allowedSpoken(game.table.hand.peek()));
  }

  /** @param {number} [place] */
  function tellChoice(place) {
    const { pending, steps } = combining;
    const goesOn = !pending.peek() && !game.won.peek() && steps.remaining.peek().length > 1;
    if (goesOn) say(choiceWords(combining, place));
  }

  /** @param {KeyboardEvent} event */
  function actionOf(event) {
    const key = event.key.toLowerCase();
    const combines = game.input.value === "combine";
    if (event.ctrlKey || event.metaKey) {
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

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.isComposing || isInDialog(event.target)) return;
    const modified = event.ctrlKey || event.metaKey;
    const isLetter = event.target === box.current && /^[a-z]$/i.test(event.key) && !modified;
    if (isField(event.target) && !isLetter) return;
    if (game.input.value === "type" && ANSWER_SIGN.test(event.key) && !modified) {
      box.current?.focus();
      return;
    }
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  }

  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}

/**
 * Whether an element does something of its own on Enter; a card does not once the hand is won.
 *
 * @param {EventTarget | null} target
 */
const isControl = (target) => target instanceof Element && target.matches("a, button:not(.card)");

/**
 * Whether it lies over the table: keys are the dialog's own.
 *
 * @param {EventTarget | null} target
 */
const isInDialog = (target) => target instanceof Element && target.matches("dialog, dialog *");

/**
 * Whether keys pressed there are the field's own.
 *
 * @param {EventTarget | null} target
 */
function isField(target) {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== "radio";
}
