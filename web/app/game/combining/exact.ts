import { EngineError } from "../../core/engine.js";
import { OPERATORS } from "../../core/operators.js";

/** @import { Mixed, OperatorSymbol } from "../../../engine/contract.d.ts" */

/** @typedef {{text: string, value: string, operator: OperatorSymbol | null}} Operand */

/** @typedef {[bigint, bigint]} Fraction in lowest terms; the denominator is above zero */

/**
 * Two numbers combined into one, as Python's `combine` does it: for a player who combines before
 * Python is ready.
 *
 * @param {Operand} left
 * @param {OperatorSymbol} operator
 * @param {Operand} right
 * @returns {{text: string, value: string, mixed: Mixed | null}}
 */
export function combineExactly(left, operator, right) {
  const [a, b] = fractionOf(left.value);
  const [c, d] = fractionOf(right.value);
  if (operator === "/" && c === 0n) {
    throw new EngineError("division-by-zero", { params: { divisor: right.text } });
  }
  const [numerator, denominator] = {
    "+": () => lowest(a * d + c * b, b * d),
    "-": () => lowest(a * d - c * b, b * d),
    "*": () => lowest(a * c, b * d),
    "/": () => lowest(a * d, b * c),
  }[operator]();
  const whole = denominator === 1n;
  return {
    text: written(left, operator, right),
    value: whole ? `${numerator}` : `${numerator}/${denominator}`,
    mixed: whole ? null : mixedOf(numerator, denominator),
  };
}

/**
 * @param {string} value such as `-47/2`
 * @returns {Fraction}
 */
function fractionOf(value) {
  const [numerator = "", denominator = "1"] = value.split("/");
  return [BigInt(numerator), BigInt(denominator)];
}

/**
 * @param {bigint} numerator
 * @param {bigint} denominator not zero
 * @returns {Fraction}
 */
function lowest(numerator, denominator) {
  let [divisor, rest] = [numerator, denominator];
  while (rest) [divisor, rest] = [rest, divisor % rest];
  if (divisor < 0n !== denominator < 0n) divisor = -divisor;
  return [numerator / divisor, denominator / divisor];
}

/**
 * @param {bigint} numerator
 * @param {bigint} denominator
 * @returns {Mixed}
 */
function mixedOf(numerator, denominator) {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  return {
    negative,
    whole: `${size / denominator}`,
    numerator: `${size % denominator}`,
    denominator: `${denominator}`,
  };
}

/**
 * The operation as text, with as few brackets as it needs.
 *
 * @param {Operand} left
 * @param {OperatorSymbol} operator
 * @param {Operand} right
 */
function written(left, operator, right) {
  /** @param {Operand} operand */
  const binds = (operand) => (operand.operator ? OPERATORS[operand.operator].precedence : Infinity);
  const { precedence } = OPERATORS[operator];
  const before = binds(left) < precedence ? `(${left.text})` : left.text;
  const after = binds(right) <= precedence ? `(${right.text})` : right.text;
  return `${before}${operator}${after}`;
}
