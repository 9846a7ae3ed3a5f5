import { useEffect } from "preact/hooks";
import { RATED_CARDS } from "../../base/cards/card-limits.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { dayOf } from "../../base/time/day.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { formatTag, sentences, t } from "../../base/words/i18n.ts";
import { equation, number } from "../../base/words/pretty.ts";
import { say } from "../../base/words/say.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { playedHands } from "../../player/history/history.ts";
import { queue } from "../../player/history/review/queued.ts";
import type { Played } from "../../table/hand/played.ts";
import { usualTime } from "./advice.ts";
import { reasonFor } from "./queue.ts";

const DAY = 86_400_000;

/**
 * Why a hand comes again, such as "missed three days ago; See 8, think 3". After its end, also its
 * neatest solution.
 */
export function ReviewLine({
  of,
  same,
  ended,
  puzzle,
}: {
  /** The earlier hand that is reviewed. */
  of: Played;
  /** Whether it is the same hand, not a similar one. */
  same: boolean;
  ended: boolean;
  puzzle: Puzzle | null;
}) {
  const { hands, total } = queue.value;
  const why = reasonFor(of, usualTime(playedHands.value, of.level)) ?? "all";
  const place =
    same && total > 0 && t("review.place", { place: total - hands.length, count: total });
  const words = t(same ? "review.same" : "review.like", {
    hand: of.numbers.map((each) => number(`${each}`)).join(" "),
    why: t(`review.why.${why}`),
    ago: ago(of.localDate, dayOf()),
    technique: of.technique ? techniqueName(of.technique.code) : "",
  });
  useEffect(() => say(sentences(place, words)), [of.id]);
  return (
    <div class="review-line">
      <p class="tip">
        {place} {words}
      </p>
      {ended && puzzle && <Neatest puzzle={puzzle} />}
    </div>
  );
}

/** The neatest solution of a hand that came again. */
export function Neatest({ puzzle }: { puzzle: Puzzle }) {
  const { result: solved } = useResult(
    async (signal) =>
      puzzle.numbers.length > RATED_CARDS ? null : ask("solve", puzzle, { signal }),
    [JSON.stringify(puzzle)],
  );
  const [neatest] = solved?.solutions ?? [];
  const words = neatest
    ? t("review.neatest", { expression: equation(neatest.text, number(neatest.value)) })
    : "";
  useSaid(words);
  if (!neatest) return null;
  return (
    <p class="tip" data-neatest={neatest.text}>
      {words}
    </p>
  );
}

/** How many days ago a date was, in words: "yesterday", "3 days ago". */
function ago(date: string, today: string) {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(date)) / DAY));
  return new Intl.RelativeTimeFormat(formatTag.value, { numeric: "auto" }).format(-days, "day");
}
