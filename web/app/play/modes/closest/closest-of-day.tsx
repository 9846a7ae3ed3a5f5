import { href } from "../../../base/address/router.ts";
import { ask } from "../../../base/python/engine.ts";
import { today } from "../../../base/time/today.ts";
import { NumberWords } from "../../../base/ui/cards/number-words.tsx";
import { NumeralText } from "../../../base/ui/cards/numeral-text.tsx";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { listed, t } from "../../../base/words/i18n.ts";
import { ofDay, puzzleQuery } from "./puzzle-link.ts";
import { dayStreak, firstResult } from "./results.ts";
import { Stars } from "./stars.tsx";

/** Shown until the numbers of the day are known. */
const BLANK: string[] = Array.from({ length: 6 }, () => "");

/** Today's numbers and target with the link to them, or to their result, and the days in a row. */
export function ClosestOfDay() {
  const day = today.value;
  const puzzle = ofDay(day);
  const { result } = useResult(
    (signal) => ask("closest_puzzle", { kind: puzzle.kind, date: day }, { signal }),
    [day],
  );
  const numbers = result?.numbers.map(String);
  const streak = dayStreak(day);
  const ended = firstResult(puzzle);
  return (
    <section class="numbers-of-day" aria-labelledby="closest-today">
      <h2 id="closest-today">{t("closest.today")}</h2>
      <span class="number-tiles" role="img" aria-label={numbers && listed(numbers)}>
        {(numbers ?? BLANK).map((number, place) => (
          <span key={`${place}`}>{number && <NumeralText text={number} />}</span>
        ))}
      </span>
      <span class="numbers-goal">
        {result && (
          <NumberWords
            words={t("play.goal", { target: result.target })}
            number={result.target}
            size={34}
          />
        )}
      </span>
      {ended && <Stars count={ended.stars} />}
      {streak > 0 && <p>{t("closest.streak", { count: streak })}</p>}
      <a class="cover-link" href={href("closest", puzzleQuery(puzzle))}>
        <span class="unseen">{t(ended ? "closest.today.again" : "closest.today.play")}</span>
      </a>
    </section>
  );
}
