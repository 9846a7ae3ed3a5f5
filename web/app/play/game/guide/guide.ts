import type { OperatorSymbol, Step } from "../../../../engine/contract.d.ts";
import { OPERATORS } from "../../../base/cards/operators.ts";
import type { HandState, Tile } from "../../../table/hand/types.ts";
import { tilesOf } from "../../../table/hand/views.ts";

/** What a newcomer does next for the first step of the hand, and its place. */
export type Guided =
  | { part: "first" | "second" | "result"; place: number; tile: Tile }
  | { part: "sign"; operator: OperatorSymbol };

/**
 * The next part of the first step: a card, the sign, the other card, or the card that was made. Null
 * if the player does something else.
 */
export function guide(state: HandState): Guided | null {
  const { step } = state.deal;
  if (!step) return null;
  const tiles = tilesOf(state);
  if (state.done > 0) return madeBy(step, state, tiles);
  const { chosen, operator } = state;
  if (operator && operator !== step.operator) return null;
  if (chosen === null) return cardAt("first", tiles, step.left);
  const other = otherOf(step, tiles[chosen]?.text);
  if (other === null) return null;
  return operator
    ? cardAt("second", tiles, other, chosen)
    : { part: "sign", operator: step.operator };
}

/** The number that belongs to the chosen one; null if the step does not begin with that number. */
function otherOf({ left, operator, right }: Step, chosen: string | undefined) {
  if (chosen === left) return right;
  return chosen === right && OPERATORS[operator].associative ? left : null;
}

/** The first card with a number, other than the chosen card. */
function cardAt(
  part: "first" | "second",
  tiles: readonly (Tile | null)[],
  text: string,
  chosen?: number,
): Guided | null {
  const place = tiles.findIndex((tile, at) => at !== chosen && tile?.text === text);
  const tile = tiles[place];
  return tile ? { part, place, tile } : null;
}

/** The card that the first step made, until the player begins the second one. */
function madeBy(step: Step, state: HandState, tiles: readonly (Tile | null)[]): Guided | null {
  const [first] = state.steps;
  const isNext = state.done > 1 || state.chosen !== null || state.operator !== null;
  if (!first || isNext || first.operator !== step.operator) return null;
  const { left, right } = first.tile.made;
  const tile = tiles[first.onto];
  return tile && otherOf(step, left.text) === right.text
    ? { part: "result", place: first.onto, tile }
    : null;
}
