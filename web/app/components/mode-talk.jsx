/** @import { Game } from "../play/game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share.
 *
 * @param {{game: Game}} props
 */
export function ModeTalk({ game: _ }) {
  return null;
}
