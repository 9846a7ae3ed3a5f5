import type { OperatorSymbol } from "../../../../engine/contract.d.ts";
import { OPERATORS, SYMBOLS } from "../../cards/operators.ts";

/** The part of a keyboard event that says which key it is. */
type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** Other signs of operators that keyboards have. The parser reads them in typed answers, too. */
const OTHER_SIGNS: Partial<Record<OperatorSymbol, string>> = { "*": "x", "/": ":" };

/** The keys without a sign, such as `Enter`. A dead key is a sign that the layout combines. */
const NAMED = /^(?!Dead$)[A-Z]\w+$/;

/**
 * What a key means on any layout: a Latin letter in lower case, a digit, a symbol of an operator,
 * another sign, or the name of the key. If a layout writes no letter, digit or sign of the game, the
 * place of the key counts: the third key of the row of digits is 3, and that of H is h.
 */
export function keyOf({ key, code, shiftKey }: Pressed) {
  const sign = written(key);
  if (NAMED.test(key) || /^[a-z\d+\-*/=?]$/.test(sign)) return sign;
  return placeOf({ code, shiftKey }) || /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() || sign;
}

export const isOperator = (key: string): key is OperatorSymbol =>
  SYMBOLS.some((symbol) => symbol === key);

/** The digit of a key in the row of digits without Shift, whatever the layout writes; else empty. */
export const placeOf = ({ code, shiftKey }: Omit<Pressed, "key">) =>
  (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || "";

/** What a key writes, in one form: digits of any script, letters in any width, forms of a sign. */
export function written(key: string) {
  if (NAMED.test(key)) return key;
  const plain = key.normalize("NFKC").toLowerCase();
  if (/^\p{Nd}$/u.test(plain)) return digitOf(plain);
  const isForm = (symbol: OperatorSymbol) =>
    plain === OPERATORS[symbol].sign || plain === OTHER_SIGNS[symbol];
  return SYMBOLS.find(isForm) ?? plain;
}

/** The value of a decimal digit. The digits of each script follow one another in Unicode. */
function digitOf(sign: string) {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return `${(code - zero) % 10}`;
}
