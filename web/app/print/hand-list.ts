import { DEFAULT_TARGET, readOperators } from "../core/hand-query.ts";
import { operatorsOf, type Puzzle } from "../core/puzzle.ts";
import type { Query } from "../core/router.ts";

/** The largest number of hands in a sheet or a set. */
export const MOST_HANDS = 48;

const BASE = 36;
const BETWEEN = "_";
const HAND = /^[-\d/.]{1,12}(,[-\d/.]{1,12}){0,7}$/;

/**
 * The hands that a link lists, all with the same target and operators; null if they cannot be read.
 */
export function readHandList(query: Query): Puzzle[] | null {
  const { hands = "", target = DEFAULT_TARGET } = query;
  const lists = hands.split(BETWEEN);
  if (lists.length > MOST_HANDS || !lists.every((list) => HAND.test(list))) return null;
  const allowed = operatorsOf({ operators: readOperators(query) });
  return lists.map((list) => ({ numbers: list.split(","), target, ...allowed }));
}

/** The query of a link that lists hands with the same target and operators. */
export function handListQuery(hands: Puzzle[]): Query {
  const { target = DEFAULT_TARGET, ...first } = hands[0] ?? {};
  return {
    hands: hands.map(({ numbers }) => numbers.join(",")).join(BETWEEN),
    ...(target !== DEFAULT_TARGET && { target }),
    ...operatorsOf(first),
  };
}

export function digest(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/** Six characters that identify these hands. */
export function nameOfHands(hands: Puzzle[]) {
  const text = hands
    .map(({ numbers, target, ...signs }) => {
      const { operators = "" } = operatorsOf(signs);
      return `${numbers.join(",")}=${target}${operators}`;
    })
    .join(" ");
  return (digest(text) % BASE ** 6).toString(BASE).toUpperCase().padStart(6, "0");
}
