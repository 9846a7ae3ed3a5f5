import type { Played } from "../../table/hand/played.ts";

const folds: ((hands: readonly Played[]) => unknown)[] = [];

/**
 * Updates all summaries, which takes less time at once if it happens while the history is read.
 *
 * @param hands read so far, oldest first
 */
export function foldAhead(hands: readonly Played[]) {
  for (const fold of folds) fold(hands);
}

/**
 * A summary of the history that is updated incrementally: if the history has only grown, only the
 * new hands are read.
 *
 * @param add changes the state
 * @returns a function of the hands, oldest first
 */
export function createFold<State>(
  begin: () => State,
  add: (state: State, hand: Played) => void,
): (hands: readonly Played[]) => State {
  let read: readonly Played[] = [];
  let state = begin();
  function fold(hands: readonly Played[]) {
    if (hands === read) return state;
    const grown = read.every((hand, place) => hand === hands[place]);
    if (!grown) state = begin();
    for (let place = grown ? read.length : 0; place < hands.length; place += 1) {
      const hand = hands[place];
      if (hand) add(state, hand);
    }
    read = hands;
    return state;
  }
  folds.push(fold);
  return fold;
}
