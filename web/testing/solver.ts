import { SYMBOLS } from "../app/base/cards/operators.ts";
import { combine } from "../app/table/hand/exact.ts";
import type { Tile } from "../app/table/hand/types.ts";
import type { OperatorSymbol } from "../engine/contract.d.ts";

type Node = { value: string; numbers: string[]; text: string } | null;

/** The value and the numbers of a text; null if it cannot be read, or divides by zero. */
export function read(text: string): Node {
  const signs = [
    ...text.replaceAll("×", "*").replaceAll("÷", "/").replaceAll("−", "-").replaceAll("⁻", "~"),
  ].join("");
  const tokens = signs.match(/~?\d+(?:⁄\d+)?|[-+*/()]/g) ?? [];
  if (tokens.join("") !== signs.replace(/\s/g, "")) return null;
  let at = 0;
  const numbers: string[] = [];
  const tile = (value: string, text: string): Tile => ({ value, text, mixed: null });
  const made = (left: Tile | null, operator: OperatorSymbol, right: Tile | null): Tile | null => {
    if (!left || !right) return null;
    const both = combine(left, operator, right);
    return "code" in both ? null : both;
  };
  const atom = (): Tile | null => {
    const token = tokens[at++];
    if (token === "(") {
      const inner = sum();
      return tokens[at++] === ")" ? inner : null;
    }
    if (!token || !/\d/.test(token)) return null;
    const value = token.replace("~", "-").replace("⁄", "/");
    numbers.push(value);
    return tile(value, token.replace("~", "⁻"));
  };
  const product = (): Tile | null => {
    let left = atom();
    while (left && (tokens[at] === "*" || tokens[at] === "/"))
      left = made(left, tokens[at++] as OperatorSymbol, atom());
    return left;
  };
  const sum = (): Tile | null => {
    let left = product();
    while (left && (tokens[at] === "+" || tokens[at] === "-"))
      left = made(left, tokens[at++] as OperatorSymbol, product());
    return left;
  };
  const all = sum();
  return all && at === tokens.length ? { value: all.value, numbers, text } : null;
}

const known = new Map<string, boolean>();

/** Whether some numbers, given as texts, can make a target. */
export function canMake(values: string[], target: string): boolean {
  if (values.length === 1) return values[0] === target;
  const name = `${[...values].sort()} ${target}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const can = values.some((a, i) =>
    values.some((b, j) => {
      if (i === j) return false;
      const rest = values.filter((_, at) => at !== i && at !== j);
      return SYMBOLS.some((operator) => {
        const made = combine({ value: a, text: "", mixed: null }, operator, {
          value: b,
          text: "",
          mixed: null,
        });
        return !("code" in made) && canMake([...rest, made.value], target);
      });
    }),
  );
  known.set(name, can);
  return can;
}
