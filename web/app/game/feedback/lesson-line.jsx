import { ask } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { href } from "../../core/router.js";
import { PATH, techniqueName } from "../../core/techniques.js";
import { isSlow, usualTime } from "../../history/advice.js";
import { playedHands } from "../../history/history.js";
import { RATED_CARDS } from "../../solve/card-limits.js";
import { useResult } from "../../ui/use-result.js";
import { useSaid } from "../../ui/use-said.js";

/** @import { Game } from "../game.js" */

/**
 * After a hand whose solutions were shown, or that took three times the usual: what it needed, and the
 * lesson on that. Nothing in the hands of a day or of a challenge, which go on.
 *
 * @param {{game: Game}} props
 */
export function LessonLine({ game: { level, mode, round, table } }) {
  const { numbers, target } = table.hand.value;
  const result = round.result.value;
  const name = level.value?.level ?? null;
  const usual = result === "solved" ? usualTime(playedHands.value, name) : null;
  const lacked =
    mode.play.value.free && (result === "shown" || isSlow(round.elapsed.value, usual))
      ? numbers
      : null;
  const { result: rated } = useResult(
    async (signal) =>
      lacked && target !== null && lacked.length <= RATED_CARDS
        ? ask("rate", { numbers: lacked, target }, { signal })
        : null,
    [lacked === null, table.hand.value.key],
  );
  const code = PATH.find((one) => one === rated?.technique?.code);
  const words = code ? t("path.needed", { technique: techniqueName(code) }) : "";
  useSaid(words);
  if (!code) return null;
  return (
    <p class="lesson-line">
      <a href={href("learn", { lesson: code })}>{words}</a>
    </p>
  );
}
