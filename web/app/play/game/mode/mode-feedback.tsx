import { read } from "../../../base/address/router.ts";
import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { engineState } from "../../../base/python/engine.ts";
import { t } from "../../../base/words/i18n.ts";
import { reviewedBy } from "../../../player/history/review/reviewed.ts";
import { ReviewLine } from "../../session/review-line.tsx";
import type { Game } from "../game.ts";

/**
 * The mode's own feedback, such as slots to fill, a time to beat, or a result to share; and why a
 * hand comes back.
 */
export function ModeFeedback({ game }: { game: Game }) {
  const { mode, round, table } = game;
  const puzzle = puzzleOf(table.hand.value);
  const reviewed = reviewedBy(puzzle);
  const waits = !read(table.hand.value.key).query.hand && engineState.value !== "ready";
  const { UnderCards } = mode.play.value.parts;
  return (
    <>
      {waits && <p class="tip">{t("deal.waiting")}</p>}
      {reviewed && !game.won.value && (
        <ReviewLine
          of={reviewed.of}
          same={reviewed.same}
          ended={round.result.value !== null}
          puzzle={puzzle}
        />
      )}
      {UnderCards && <UnderCards game={game} />}
    </>
  );
}
