/** @import { Game } from "../play/game.js" */

/**
 * Over the cards: what is played, and the clock.
 *
 * @param {{game: Game}} props
 */
export function ModeBar({ game: _ }) {
  return null;
}
