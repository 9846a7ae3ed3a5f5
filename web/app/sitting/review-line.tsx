import { useEffect } from "preact/hooks";
import { RATED_CARDS } from "../core/card-limits.js";
import { ask } from "../core/engine.js";
import { formatTag, t } from "../core/i18n.js";
import { equation, number } from "../core/pretty.js";
import { say } from "../core/say.js";
import { techniqueName } from "../core/techniques.js";
import { playedHands } from "../history/history.js";
import { queue } from "../history/queued.js";
import { useResult } from "../ui/use-result.js";
import { useSaid } from "../ui/use-said.js";
import { usualTime } from "./advice.js";
import { reasonFor } from "./queue.js";

/** @import { Puzzle } from "../core/puzzle.js" */
/** @import { Played } from "../history/played.js" */

const DAY = 86_400_000;

/**
 * Why a hand comes again, "missed three days ago; See 8, think 3", and once it has ended, its neatest
 * way.
 *
 * @param {object} props
 * @param {Played} props.of the hand that is gone over
 * @param {boolean} props.same whether it is the same hand, and not one like it
 * @param {boolean} props.ended
 * @param {Puzzle | null} props.puzzle
 */
export function ReviewLine({ of, same, ended, puzzle }) {
  const { hands, total } = queue.value;
  const why = reasonFor(of, usualTime(playedHands.value, of.level)) ?? "all";
  const place =
    same && total > 0 && t("review.place", { place: total - hands.length, count: total });
  const words = t(same ? "review.same" : "review.like", {
    why: t(`review.why.${why}`),
    ago: ago(of.at, Date.now()),
    technique: of.technique ? techniqueName(of.technique.code) : "",
  });
  useEffect(() => say([place, words].filter(Boolean).join(" ")), [of.id]);
  return (
    <div class="review-line">
      <p class="tip">
        {place} {words}
      </p>
      {ended && puzzle && <Neatest puzzle={puzzle} />}
    </div>
  );
}

/** @param {{puzzle: Puzzle}} props */
function Neatest({ puzzle }) {
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

/**
 * How long ago a moment was, in days: "today", "3 days ago".
 *
 * @param {number} at
 * @param {number} now
 */
function ago(at, now) {
  const days = Math.max(0, Math.floor((now - at) / DAY));
  return new Intl.RelativeTimeFormat(formatTag.value, { numeric: "auto" }).format(-days, "day");
}
