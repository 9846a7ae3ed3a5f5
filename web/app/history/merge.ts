import { handName, type Played } from "./played.ts";

/** What the ids of hands begin with that came as a code, which holds no ids. */
export const CODE_PREFIX = "code-";

export const isFromCode = ({ id }: { id: string }) => id.startsWith(CODE_PREFIX);

/** @param hand whose second, cards, target and operators name it where it has come as a code */
const keyOf = (hand: Played) => `${Math.floor(hand.at / 1000)} ${handName(hand)}`;

/**
 * Which of these hands a history lacks, and which of its hands the others are. A hand is the same by its
 * id; or by its second, cards, target and operators, where one of the two came as a code. No hand of the
 * history is two of these.
 *
 * @returns a pair: the hand of the history, the same one of `hands`
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

/** Takes the hand that is the same out of those with the same key. */
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
