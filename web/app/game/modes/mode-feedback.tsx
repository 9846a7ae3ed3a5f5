import { engineState } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { puzzleOf } from "../../core/puzzle.js";
import { read } from "../../core/router.js";
import { reviewedBy } from "../../history/reviewed.js";
import { ReviewLine } from "../../sitting/review-line.jsx";

/** @import { Game } from "../game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share; and why a
 * hand comes back.
 *
 * @param {{game: Game}} props
 */
export function ModeFeedback({ game }) {
  const { goals, mode, round, table } = game;
  const puzzle = puzzleOf(table.hand.value);
  const reviewed = reviewedBy(puzzle);
  const waits = !read(table.hand.value.key).query.hand && engineState.value !== "ready";
  const { Below } = mode.play.value;
  return (
    <>
      {waits && <p class="tip">{t("deal.waiting")}</p>}
      {reviewed && (
        <ReviewLine
          of={reviewed.of}
          same={reviewed.same}
          ended={round.result.value !== null}
          puzzle={puzzle}
        />
      )}
      {goals.views.map((View, place) => (
        <View key={place} game={game} />
      ))}
      {Below && <Below game={game} />}
    </>
  );
}
