import { computed, effect, signal, untracked } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { go, href, route } from "../core/router.js";
import { createGame } from "../game/game.js";
import { handsOfLink, TODAY } from "./hands-of-link.js";

/** @import { Route } from "../core/router.js" */
/** @import { Named } from "./hands-of-link.js" */

/**
 * The game on the hands of the link alone: nothing is dealt, and nothing recorded. The last hand is not
 * followed by another.
 */
export function createEmbeddedGame() {
  const hands = signal(/** @type {Named[]} */ ([]));
  const place = signal(0);
  const { name, query } = route.peek();
  if (name === "play" && !query.hand) route.value = TODAY;
  const game = createGame();

  effect(() => {
    const asked = route.value;
    const known = hands.peek().some(({ query }) => href("play", query) === hrefOf(asked));
    if (!known) untracked(() => open(asked));
  });

  /** @param {Route} asked */
  async function open(asked) {
    try {
      const named = await handsOfLink(asked);
      if (hrefOf(route.peek()) !== hrefOf(asked)) return;
      hands.value = named;
      show(0);
    } catch (error) {
      failureOf(error);
    }
  }

  /** @param {number} at */
  function show(at) {
    const named = hands.peek()[at];
    if (!named) return;
    place.value = at;
    go("play", named.query, { replace: true, solvable: named.solvable });
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

/** @param {Route} link */
const hrefOf = ({ name, query }) => href(name, query);
