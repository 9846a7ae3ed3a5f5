import { engineState } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { read } from "../../core/router.js";

/** @import { Game } from "../game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share.
 *
 * @param {{game: Game}} props
 */
export function ModeFeedback({ game }) {
  const { goals, mode, table } = game;
  const waits = !read(table.hand.value.key).query.hand && engineState.value !== "ready";
  const { Below } = mode.play.value;
  return (
    <>
      {waits && <p class="tip">{t("deal.waiting")}</p>}
      {goals.views.map((View, place) => (
        <View key={place} game={game} />
      ))}
      {Below && <Below game={game} />}
    </>
  );
}
