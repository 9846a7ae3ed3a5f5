import type { Mixed, OperatorSymbol } from "../../../engine/contract.d.ts";
import { OPERATORS } from "../../base/cards/operators.ts";
import type { Fault, MadeTile, Tile } from "./types.ts";

/** In lowest terms, with a positive denominator. */
type Fraction = [bigint, bigint];

/** Combines two cards exactly as Python's `combine` does, or says why they cannot be combined. */
export function combine(left: Tile, operator: OperatorSymbol, right: Tile): MadeTile | Fault {
  const [a, b] = fractionOf(left.value);
  const [c, d] = fractionOf(right.value);
  if (operator === "/" && c === 0n)
    return { code: "division-by-zero", params: { divisor: right.text } };
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
    made: { left, operator, right },
  };
}

/** @param value such as `-47/2` */
function fractionOf(value: string): Fraction {
  const [numerator = "", denominator = "1"] = value.split("/");
  return [BigInt(numerator), BigInt(denominator)];
}

/** @param denominator not zero */
function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [divisor, rest] = [numerator, denominator];
  while (rest) [divisor, rest] = [rest, divisor % rest];
  if (divisor < 0n !== denominator < 0n) divisor = -divisor;
  return [numerator / divisor, denominator / divisor];
}

function mixedOf(numerator: bigint, denominator: bigint): Mixed {
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  return {
    negative,
    whole: `${size / denominator}`,
    numerator: `${size % denominator}`,
    denominator: `${denominator}`,
  };
}

/** The operation as text, with as few brackets as possible. */
function written(left: Tile, operator: OperatorSymbol, right: Tile): string {
  const { precedence } = OPERATORS[operator];
  const before = precedenceOf(left) < precedence ? `(${left.text})` : left.text;
  const after = precedenceOf(right) <= precedence ? `(${right.text})` : right.text;
  return `${before}${operator}${after}`;
}

const precedenceOf = ({ made }: Tile) => (made ? OPERATORS[made.operator].precedence : Infinity);
