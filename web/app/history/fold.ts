import type { Played } from "./played.ts";

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
