import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { href, type Route, read, route, SOLVABLE } from "../../base/address/router.ts";
import { failureOf } from "../../base/python/engine.ts";
import { createGame, type Game } from "../../play/game/game.ts";
import { handsOfLink, type Named, TODAY } from "./hands-of-link.ts";

/**
 * The game in a frame, on the hands of the link only. It deals and records nothing, and ends with
 * the last hand. The link stays the address of the frame, with the place of the current hand, so
 * that a reload shows the same hand.
 */
export interface EmbeddedGame extends Game {
  hands: ReadonlySignal<Named[]>;
  place: ReadonlySignal<number>;
  /** Shows the hand at a place. */
  show: (at: number) => void;
  hasNext: ReadonlySignal<boolean>;
}

export function createEmbeddedGame(): EmbeddedGame {
  const hands = signal<Named[]>([]);
  const place = signal(0);
  const { name, query } = route.peek();
  let link = route.peek();
  /** The link that was opened last. Python may still be reading its hands. */
  let latest = link;
  /** The route of the hand on the table. Any other route is a new link. */
  let shown: Route | null = null;
  if (name === "play" && !query.hand) route.value = TODAY;
  const game = createGame();

  effect(() => {
    const asked = route.value;
    if (asked !== shown) untracked(() => open(asked));
  });

  async function open(asked: Route) {
    latest = asked;
    const address = read(location.hash);
    try {
      const named = await handsOfLink(asked);
      if (asked !== latest) return;
      link = address;
      hands.value = named;
      show(placeOf(link, named.length));
    } catch (error) {
      failureOf(error);
    }
  }

  function show(at: number) {
    const named = hands.peek()[at];
    if (!named) return;
    place.value = at;
    history.replaceState(named.solvable ? SOLVABLE : null, "", addressOf(link, at));
    shown = { name: "play", query: named.query };
    route.value = shown;
  }

  const next = () => show(place.peek() + 1);

  return {
    ...game,
    hands,
    place,
    show,
    mode: { ...game.mode, next, skip: () => {} },
    hasNext: computed(() => place.value + 1 < hands.value.length),
    undo: game.combining.undo,
    submit() {
      if (game.won.peek()) next();
      else game.submit();
    },
  };
}

/**
 * The place of the hand in the address of a frame; the first by default.
 *
 * @param count of the hands
 */
const placeOf = ({ query: { place = "" } }: Route, count: number) =>
  count > 1 && /^\d{1,4}$/.test(place) ? Math.max(0, Math.min(count, Number(place)) - 1) : 0;

/**
 * The address of the frame for a hand of a link.
 *
 * @param at its place
 */
function addressOf({ name, query: { place: _, ...query } }: Route, at: number) {
  return href(name, at ? { ...query, place: `${at + 1}` } : query);
}
