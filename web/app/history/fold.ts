/** @import { Played } from "./played.js" */

/**
 * A summary of the history that is carried on: of a history that has only grown, only what is new is
 * read.
 *
 * @template State
 * @param {() => State} begin
 * @param {(state: State, hand: Played) => void} add changes the state
 * @returns {(hands: readonly Played[]) => State} of hands, oldest first
 */
export function createFold(begin, add) {
  let read = /** @type {readonly Played[]} */ ([]);
  let state = begin();
  return (hands) => {
    if (hands === read) return state;
    const grown = read.every((hand, place) => hand === hands[place]);
    if (!grown) state = begin();
    for (let place = grown ? read.length : 0; place < hands.length; place += 1) {
      const hand = hands[place];
      if (hand) add(state, hand);
    }
    read = hands;
    return state;
  };
}
