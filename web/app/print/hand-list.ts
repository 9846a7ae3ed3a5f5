import { DEFAULT_TARGET } from "../core/hand-query.ts";
import type { Puzzle } from "../core/puzzle.ts";
import type { Query } from "../core/router.ts";

/** The largest number of hands in a sheet or a set. */
export const MOST_HANDS = 48;

const BASE = 36;
const BETWEEN = "_";
const HAND = /^[-\d/.]{1,12}(,[-\d/.]{1,12}){0,7}$/;

/** The hands that a link lists, all with the same target; null if they cannot be read. */
export function readHandList({ hands = "", target = DEFAULT_TARGET }: Query): Puzzle[] | null {
  const lists = hands.split(BETWEEN);
  if (lists.length > MOST_HANDS || !lists.every((list) => HAND.test(list))) return null;
  return lists.map((list) => ({ numbers: list.split(","), target }));
}

/** The query of a link that lists hands with the same target. */
export function handListQuery(hands: Puzzle[]): Query {
  const target = hands[0]?.target ?? DEFAULT_TARGET;
  return {
    hands: hands.map(({ numbers }) => numbers.join(",")).join(BETWEEN),
    ...(target !== DEFAULT_TARGET && { target }),
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
  const text = hands.map(({ numbers, target }) => `${numbers.join(",")}=${target}`).join(" ");
  return (digest(text) % BASE ** 6).toString(BASE).toUpperCase().padStart(6, "0");
}
