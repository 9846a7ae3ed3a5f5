import { type Allowing, allowedOperators, allowingOf, type Puzzle } from "../cards/puzzle.ts";
import { DEFAULT_TARGET, readAllowing, readOperators, rulesQuery } from "./hand-query.ts";
import type { Query } from "./router.ts";

/** The largest number of hands in a sheet or a set. */
export const MOST_HANDS = 48;

const BASE = 36;
const BETWEEN = "_";
/** What stands between a hand and its own target, and between that and its own operators. */
const OWN = "~";
/** What follows the operators of a hand whose cards stay in their order. */
const ORDERED = "o";
const NUMBER = "[-\\d/.]{1,12}";
const HAND = new RegExp(
  `^${NUMBER}(,${NUMBER}){0,7}(${OWN}${NUMBER})?(${OWN}[-+ */]{1,4}${ORDERED}?)?$`,
);

/** The hands that a link lists, each null if it cannot be read. */
export function readHands(query: Query): (Puzzle | null)[] {
  const { hands = "", target = DEFAULT_TARGET } = query;
  return hands.split(BETWEEN).map((text) => {
    if (!HAND.test(text)) return null;
    const [numbers = "", own = target, signs] = text.split(OWN);
    const allowed = signs
      ? { operators: readOperators({ operators: signs }), ordered: signs.endsWith(ORDERED) }
      : readAllowing(query);
    return { numbers: numbers.split(","), target: own, ...allowingOf(allowed) };
  });
}

/** The hands that a link lists; null if they cannot be read. */
export function readHandList(query: Query, most = MOST_HANDS): Puzzle[] | null {
  const hands = readHands(query);
  const read = hands.filter((hand) => hand !== null);
  return hands.length > most || read.length < hands.length ? null : read;
}

const signsOf = (hand: Allowing) =>
  `${allowedOperators(hand).join("")}${hand.ordered ? ORDERED : ""}`;

/**
 * The query of a link that lists hands. The target and the operators of the first hand are those of
 * every hand that does not name its own.
 */
export function handListQuery(hands: Puzzle[]): Query {
  const { target = DEFAULT_TARGET, ...first } = hands[0] ?? {};
  const signs = signsOf(first);
  const texts = hands.map((hand) => {
    const own = signsOf(hand);
    const parts = [hand.numbers.join(",")];
    if (hand.target !== target || own !== signs) parts.push(hand.target);
    if (own !== signs) parts.push(own);
    return parts.join(OWN);
  });
  return {
    hands: texts.join(BETWEEN),
    ...rulesQuery({ target, ...first }),
  };
}

/** A 32-bit number that depends on every character of a text: FNV-1a. */
export function digest(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash;
}

/** Six characters that identify a text. */
export const nameOfText = (text: string) =>
  (digest(text) % BASE ** 6).toString(BASE).toUpperCase().padStart(6, "0");

/** Six characters that identify these hands. */
export const nameOfHands = (hands: Puzzle[]) =>
  nameOfText(
    hands
      .map(({ numbers, target, ...signs }) => {
        const { operators = "", ordered } = allowingOf(signs);
        return `${numbers.join(",")}=${target}${operators}${ordered ? ORDERED : ""}`;
      })
      .join(" "),
  );
