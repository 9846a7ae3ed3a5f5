import { timeTaken } from "../../base/time/duration.ts";
import { t } from "../../base/words/i18n.ts";
import { playedHands } from "../history/history.ts";
import { compare } from "./people.ts";

/**
 * How a win compares with the median player, in words; empty if there is no comparison.
 *
 * @param id of its record
 */
export function comparedWords(id: string) {
  const compared = compare(playedHands.peek(), id);
  return compared ? wordsOf(compared) : "";
}

const wordsOf = ({ code, median }: NonNullable<ReturnType<typeof compare>>) =>
  t(`comparison.${code}`, { time: timeTaken(median) });

/**
 * How a win compares with the median player.
 *
 * @param props `id`: of its record
 */
export function Compared({ id }: { id: string }) {
  const compared = compare(playedHands.value, id);
  if (!compared) return null;
  return (
    <p class="win-people" data-people={compared.code}>
      {wordsOf(compared)}
    </p>
  );
}
