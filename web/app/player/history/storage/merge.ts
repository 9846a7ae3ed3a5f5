import { handName, type Played } from "../../../table/hand/played.ts";

/** The prefix of ids of hands that came as a code, because codes contain no ids. */
export const CODE_PREFIX = "code-";

export const isFromCode = ({ id }: { id: string }) => id.startsWith(CODE_PREFIX);

/** @param hand in a code, its second, cards, target and operators replace its id */
const keyOf = (hand: Played) => `${Math.floor(hand.at / 1000)} ${handName(hand)}`;

/**
 * Splits hands into hands that are new to the history and pairs of the same hand. Two hands are the
 * same if their ids are equal. If one of them came as a code, they are the same if their second,
 * cards, target and operators are equal. Each hand of the history is in at most one pair.
 *
 * @returns in each pair, the hand of the history comes first
 */
export function matchHands(
  history: Played[],
  hands: Played[],
): { fresh: Played[]; pairs: [Played, Played][] } {
  const known = new Map(history.map((hand) => [hand.id, hand]));
  const unique = [...new Map(hands.map((hand) => [hand.id, hand])).values()];
  const named = new Set(unique.map(({ id }) => id));
  const free = byKey(history.filter(({ id }) => !named.has(id)));
  const fresh: Played[] = [];
  const pairs: [Played, Played][] = [];
  for (const hand of unique) {
    const same = known.get(hand.id) ?? takeSame(hand, free.get(keyOf(hand)) ?? []);
    if (same) pairs.push([same, hand]);
    else fresh.push(hand);
  }
  return { fresh, pairs };
}

/** Removes the same hand from the hands with the same key, and returns it. */
function takeSame(hand: Played, others: Played[]) {
  const place = others.findIndex((other) => isFromCode(hand) || isFromCode(other));
  return place < 0 ? undefined : others.splice(place, 1)[0];
}

function byKey(hands: Played[]) {
  const groups = new Map<string, Played[]>();
  for (const hand of hands) {
    const group = groups.get(keyOf(hand));
    if (group) group.push(hand);
    else groups.set(keyOf(hand), [hand]);
  }
  return groups;
}
