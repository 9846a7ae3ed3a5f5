import type { Card, Expression, OperatorSymbol, Tree } from "../../../../engine/contract.d.ts";
import { OPERATORS } from "../../cards/operators.ts";

/**
 * A part of an expression with its value: a card, or two parts and the operator between them. The
 * tiles of the table are branches.
 */
export type Branch = { value: string; card?: Card; made?: Made };
export type Made = { left: Branch; operator: OperatorSymbol; right: Branch };

/** Whether a branch is another one, or has it as a part. */
export const contains = (branch: Branch, part: Branch): boolean =>
  branch === part ||
  (!!branch.made && [branch.made.left, branch.made.right].some((each) => contains(each, part)));

/** The results of a branch, in the order of Python's steps. */
export const resultsOf = (branch: Branch): Branch[] =>
  branch.made ? [...resultsOf(branch.made.left), ...resultsOf(branch.made.right), branch] : [];

/**
 * An expression of Python's as a branch. Numbers that none of the cards shows get cards without a
 * suit.
 */
export function branchOf({ text, steps }: Pick<Expression, "text" | "steps">, cards: Card[] = []) {
  const tokens = text.match(/⁻?\d+(?:⁄\d+)?|[-+*/()]/g) ?? [];
  const values = steps.map(({ value }) => value);
  const left = [...cards];

  /** expression := term (("+" | "-") term)* */
  const expression = () => chain(term, 1);
  /** term := factor (("*" | "/") factor)* */
  const term = () => chain(factor, 2);

  function chain(part: () => Branch, precedence: number): Branch {
    let branch = part();
    for (;;) {
      const next = tokens[0] as OperatorSymbol;
      if (OPERATORS[next]?.precedence !== precedence) return branch;
      tokens.shift();
      const made = { left: branch, operator: next, right: part() };
      branch = { value: values.shift() ?? "", made };
    }
  }

  /** factor := number | "(" expression ")" */
  function factor(): Branch {
    const token = tokens.shift() ?? "";
    if (token !== "(") return leaf(token.replace("⁻", "-").replace("⁄", "/"));
    const inner = expression();
    tokens.shift();
    return inner;
  }

  function leaf(value: string): Branch {
    const card = left.find((each) => numberOf(each) === value);
    if (card) left.splice(left.indexOf(card), 1);
    return { value, card: card ?? { value } };
  }

  return expression();
}

/** A tree of Python's as a branch, with cards without a suit. */
export function branchOfTree(tree: Tree): Branch {
  if ("number" in tree) return { value: tree.number, card: { value: tree.number } };
  const { operator, value, left, right } = tree;
  return { value, made: { left: branchOfTree(left), operator, right: branchOfTree(right) } };
}

const numberOf = (card: Card) => ("value" in card ? card.value : `${card.rank}`);
