import type { Played } from "./played.ts";

/**
 * A summary of the history that is carried on: of a history that has only grown, only what is new is
 * read.
 *
 * @param add changes the state
 * @returns of hands, oldest first
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
