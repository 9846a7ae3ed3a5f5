import { handName } from "./played.js";

/** @import { Played } from "./played.js" */

/** What the ids of hands begin with that came as a code, which holds no ids. */
export const CODE_PREFIX = "code-";

/** @param {{id: string}} hand */
export const isFromCode = ({ id }) => id.startsWith(CODE_PREFIX);

/** @param {Played} hand whose second, cards, target and operators name it where it has come as a code */
const keyOf = (hand) => `${Math.floor(hand.at / 1000)} ${handName(hand)}`;

/**
 * Which of these hands a history lacks, and which of its hands the others are. A hand is the same by its
 * id; or by its second, cards, target and operators, where one of the two came as a code. No hand of the
 * history is two of these.
 *
 * @param {Played[]} history
 * @param {Played[]} hands
 * @returns {{fresh: Played[], pairs: [Played, Played][]}} a pair: the hand of the history, the same one of `hands`
 */
export function matchHands(history, hands) {
  const known = new Map(history.map((hand) => [hand.id, hand]));
  const unique = [...new Map(hands.map((hand) => [hand.id, hand])).values()];
  const named = new Set(unique.map(({ id }) => id));
  const free = byKey(history.filter(({ id }) => !named.has(id)));
  const fresh = /** @type {Played[]} */ ([]);
  const pairs = /** @type {[Played, Played][]} */ ([]);
  for (const hand of unique) {
    const same = known.get(hand.id) ?? takeSame(hand, free.get(keyOf(hand)) ?? []);
    if (same) pairs.push([same, hand]);
    else fresh.push(hand);
  }
  return { fresh, pairs };
}

/**
 * Takes the hand that is the same out of those with the same key.
 *
 * @param {Played} hand
 * @param {Played[]} others
 */
function takeSame(hand, others) {
  const place = others.findIndex((other) => isFromCode(hand) || isFromCode(other));
  return place < 0 ? undefined : others.splice(place, 1)[0];
}

/** @param {Played[]} hands */
function byKey(hands) {
  const groups = /** @type {Map<string, Played[]>} */ (new Map());
  for (const hand of hands) {
    const group = groups.get(keyOf(hand));
    if (group) group.push(hand);
    else groups.set(keyOf(hand), [hand]);
  }
  return groups;
}
