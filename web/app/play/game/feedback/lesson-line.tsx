import { useEffect } from "preact/hooks";
import { href } from "../../../base/address/router.ts";
import { RATED_CARDS } from "../../../base/cards/card-limits.ts";
import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask } from "../../../base/python/engine.ts";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import { PATH, techniqueName } from "../../../base/words/techniques.ts";
import { playedHands } from "../../../player/history/history.ts";
import { isSlow, usualTime } from "../../session/advice.ts";
import type { Game } from "../game.ts";

/** The words about a hand with one solution and with several: on the table, and left. */
const ENDED = { one: "lessons.needed", several: "lessons.plainest" } as const;
const LEFT = { one: "lessons.needed.left", several: "lessons.plainest.left" } as const;

/**
 * Offers a lesson on the technique of the plainest solution of the last hand. It appears if the solutions were
 * shown, if the hand was left for the present one, or if it took three times as long as usual. Not
 * shown in modes with a fixed series, such as hands of the day and challenges.
 */
export function LessonLine({ game }: { game: Game }) {
  const lacking = lackingHand(game);
  const { result: rated } = useResult(
    async (signal) =>
      lacking && lacking.puzzle.numbers.length <= RATED_CARDS
        ? ask("rate", lacking.puzzle, { signal })
        : null,
    [lacking?.key],
  );
  const code = lacking && PATH.find((one) => one === rated?.technique?.code);
  const ways = rated?.reasons.some((reason) => reason.code === "one-solution") ? "one" : "several";
  const words = code ? t(lacking.words[ways], { technique: techniqueName(code) }) : "";
  useSaid(words, { about: lacking?.key });
  useEffect(() => {
    if (words && lacking?.words === LEFT) game.round.hintLeft();
  }, [words, lacking?.key]);
  if (!code) return null;
  return (
    <p class="lesson-line">
      <a href={href("learn", { lesson: code })}>{words}</a>
    </p>
  );
}

/**
 * The hand that lacked a technique: the hand on the table, or the hand that was left for it while
 * it is untouched; null if neither did.
 */
function lackingHand({ difficulty, mode, round, table }: Game) {
  const puzzle = puzzleOf(table.hand.value);
  const result = round.result.value;
  if (result === null) return leftLacking(round.left.value);
  const usual = result === "solved" ? usualTime(playedHands.value, difficulty.value?.level) : null;
  const isLacking = result === "shown" || isSlow(round.elapsed.value, usual);
  if (!isLacking || !mode.play.value.rules.stream || !puzzle) return null;
  return { key: table.hand.value.key, puzzle, words: ENDED };
}

/** A hand that was left after an answer was begun or help was requested, or after long thought. */
function leftLacking(left: Game["round"]["left"]["value"]) {
  if (!left?.record) return null;
  const { deal, rules, touched } = left.log.state;
  const usual = usualTime(playedHands.value, deal.difficulty?.level);
  const isLacking = touched || isSlow(left.record.milliseconds, usual);
  if (!isLacking || !rules.stream) return null;
  return { key: `left ${deal.key}`, puzzle: puzzleOf(left.record), words: LEFT };
}
