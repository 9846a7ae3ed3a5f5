import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { playedHands } from "../history/history.js";
import { compare } from "./people.js";

/**
 * How a win compares with the middle player, in words; nothing where that is not told.
 *
 * @param {string} id of its record
 */
export function comparedWords(id) {
  const compared = compare(playedHands.peek(), id);
  return compared ? wordsOf(compared) : "";
}

/** @param {NonNullable<ReturnType<typeof compare>>} compared */
const wordsOf = ({ code, median }) => t(`people.${code}`, { time: timeTaken(median) });

/**
 * How a win compares with the middle player.
 *
 * @param {{id: string}} props of its record
 */
export function Compared({ id }) {
  const compared = compare(playedHands.value, id);
  if (!compared) return null;
  return (
    <p class="win-people" data-people={compared.code}>
      {wordsOf(compared)}
    </p>
  );
}
