import { queryOf } from "../../../base/address/hand-query.ts";
import { go, href, type Query, read } from "../../../base/address/router.ts";
import type { Puzzle } from "../../../base/cards/puzzle.ts";
import { type HandList, ordered, placeOf } from "../../../player/lists/lists.ts";
import { listOf } from "../../../player/lists/own-lists.ts";

/** The query of the link that plays a hand of a list. `order`: the seed of a shuffled list. */
const placeQuery = (hand: Puzzle, list: string, order: string, place: number): Query => ({
  ...queryOf(hand),
  list,
  ...(order && { order }),
  place: `${place + 1}`,
});

/** The link that starts a list that is not empty, in its order or shuffled. */
export function startLink({ id, hands }: HandList, isShuffled = false) {
  const order = isShuffled ? Math.random().toString(36).slice(2, 8) : "";
  const [first] = ordered(hands, order);
  return href("play", first && placeQuery(first, id, order, 0));
}

/** The list of a link, its hands in the order of play, and the place of the hand in them. */
export function standingOf(key: string, hand: Puzzle | null) {
  const { list: id = "", order = "", place = "" } = read(key).query;
  const list = listOf(id);
  const hands = ordered(list?.hands ?? [], order);
  const at = hand ? placeOf(hand, hands) : -1;
  /** After a hand that has left the list comes the one that took its place. */
  const next = at < 0 ? Number(place) - 1 || 0 : at + 1;
  return { id, list, order, hands, at, next };
}

/** Opens the next hand of a list, or the list after its last hand. */
export function openAfter({ id, order, hands, next }: ReturnType<typeof standingOf>) {
  const following = hands[next];
  if (following) go("play", placeQuery(following, id, order, next));
  else go("lists", { list: id });
}
