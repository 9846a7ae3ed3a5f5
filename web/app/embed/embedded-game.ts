import { computed, effect, signal, untracked } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { href, read, route, SOLVABLE } from "../core/router.js";
import { createGame } from "../game/game.js";
import { handsOfLink, TODAY } from "./hands-of-link.js";

/** @import { Route } from "../core/router.js" */
/** @import { Named } from "./hands-of-link.js" */

/**
 * The game on the hands of the link alone: nothing is dealt, and nothing recorded. The last hand is not
 * followed by another. The link stays the address of the frame, with the place of the hand on the table,
 * so that a reload shows the same.
 */
export function createEmbeddedGame() {
  const hands = signal(/** @type {Named[]} */ ([]));
  const place = signal(0);
  const { name, query } = route.peek();
  let link = route.peek();
  /** The link that was followed last; Python may not have found its hands yet. */
  let latest = link;
  /** The hand on the table; any other route is that of another link. */
  let shown = /** @type {Route | null} */ (null);
  if (name === "play" && !query.hand) route.value = TODAY;
  const game = createGame();

  effect(() => {
    const asked = route.value;
    if (asked !== shown) untracked(() => open(asked));
  });

  /** @param {Route} asked */
  async function open(asked) {
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

  /** @param {number} at */
  function show(at) {
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

/** @typedef {ReturnType<typeof createEmbeddedGame>} EmbeddedGame */

/**
 * The place of the hand that the address of a frame names; the first, where it names none.
 *
 * @param {Route} address
 * @param {number} count of the hands
 */
const placeOf = ({ query: { place = "" } }, count) =>
  count > 1 && /^\d{1,4}$/.test(place) ? Math.max(0, Math.min(count, Number(place)) - 1) : 0;

/**
 * The address of the frame for a hand of a link.
 *
 * @param {Route} link
 * @param {number} at its place
 */
function addressOf({ name, query: { place: _, ...query } }, at) {
  return href(name, at ? { ...query, place: `${at + 1}` } : query);
}
