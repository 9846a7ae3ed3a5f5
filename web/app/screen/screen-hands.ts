import { withSuits } from "../core/cards.js";
import { ask } from "../core/engine.js";
import { DEFAULT_TARGET, readOperators } from "../core/hand-query.js";
import { puzzleOf } from "../core/puzzle.js";
import { fetchDeal } from "../dealing/deals.js";
import { handsOf, readSet } from "../set/set-link.js";

/** @import { Card, CardNumber, Expression } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { Posed } from "../core/puzzle.js" */
/** @import { ListedHand } from "../print/hand-list.js" */

/**
 * A hand on the big screen; `count` is the number of hands of its set. `solution` is null where there is none.
 *
 * @typedef {object} ScreenHand
 * @property {Card[]} cards
 * @property {string} target
 * @property {string | undefined} operators
 * @property {number | null} count
 * @property {Promise<Expression | null>} solution
 */

/** @typedef {Pick<ScreenHand, "cards"> & Posed} Shown */

/**
 * Returns a function that gives the hands of a link by their places: those of a set, and null after the
 * last; else the hand of the link, and after it hands that are dealt.
 *
 * @param {Query} query
 * @param {AbortSignal} signal
 * @returns {(place: number) => Promise<ScreenHand | null>}
 */
export function screenHands(query, signal) {
  const link = readSet(query);
  if (link) {
    let hands = /** @type {ReturnType<typeof handsOf> | undefined} */ (undefined);
    return async (place) => {
      hands ??= handsOf(link, signal);
      const { [place]: hand, length } = await hands.catch((error) => {
        hands = undefined;
        throw error;
      });
      return hand ? withSolution(shownOf(hand), length, signal) : null;
    };
  }
  let last = /** @type {CardNumber[] | null} */ (null);
  return async (place) => {
    const hand =
      place === 0 && query.hand ? await readHand(query, signal) : await fetchDeal(last, { signal });
    last = hand.numbers;
    return withSolution(hand, null, signal);
  };
}

/**
 * @param {Query} query
 * @param {AbortSignal} signal
 * @returns {Promise<Shown>}
 */
async function readHand(query, signal) {
  const { hand = "", target = DEFAULT_TARGET } = query;
  const [{ cards, numbers }, wanted] = await Promise.all([
    ask("read_hand", { text: hand }, { signal }),
    ask("read_target", { text: target }, { signal }),
  ]);
  return { cards: withSuits(cards), numbers, target: wanted, operators: readOperators(query) };
}

/**
 * @param {ListedHand} hand
 * @returns {Shown}
 */
const shownOf = (hand) => ({
  ...hand,
  cards: hand.numbers.map((value) => ({ value: `${value}` })),
});

/**
 * @param {Shown} hand
 * @param {number | null} count
 * @param {AbortSignal} signal
 * @returns {ScreenHand}
 */
function withSolution({ cards, ...hand }, count, signal) {
  const { target, operators } = hand;
  const puzzle = puzzleOf(hand);
  const solution = ask("solve", puzzle, { signal }).then(({ solutions: [first] }) => first ?? null);
  solution.catch(() => {}); // told when it is asked for
  return { cards, target, operators, count, solution };
}
