import { engineState } from "../engine.js";
import { t } from "../i18n.js";
import { challengeText, inTenths } from "../play/challenge.js";
import { exactTime, timeTaken } from "../play/duration.js";
import { read } from "../router.js";
import { settings } from "../settings.js";
import { DailyNext } from "./daily-next.jsx";
import { ShareButton } from "./share-button.jsx";
import { Slip } from "./slip.jsx";
import { Slots } from "./slots.jsx";

/** @import { Game } from "../play/game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share.
 *
 * @param {{game: Game}} props
 */
export function ModeTalk({ game }) {
  const { find, mode, round, table } = game;
  const waits = !read(table.hand.value.key).query.hand && engineState.value !== "ready";
  return (
    <>
      {waits && <p class="tip">{t("deal.waiting")}</p>}
      {mode.isReview.value && !round.result.value && <p class="tip">{t("deal.review")}</p>}
      {find.active.value && <Slots game={game} />}
      {round.result.value && <Ending game={game} />}
    </>
  );
}

/** @param {{game: Game}} props */
function Ending({ game }) {
  const { mode, round, table } = game;
  const { name, date, time } = mode.context.value;
  const solved = round.result.value !== "shown";
  const spent = round.elapsed.value;
  return (
    <div class="ending">
      {solved && name === "challenge" && <Duel mine={inTenths(spent)} theirs={time} />}
      {solved && name !== "challenge" && settings.value.clock === "shown" && (
        <p class="unseen">{t("round.time", { time: timeTaken(spent) })}</p>
      )}
      {name === "daily" && <DailyNext day={date} game={game} />}
      {solved && (name === "endless" || name === "challenge") && (
        <ShareButton text={challengeText(table.hand.value, spent)} label={t("challenge.share")} />
      )}
    </div>
  );
}

/**
 * Who was faster; times in seconds.
 *
 * @param {{mine: number, theirs: number}} props
 */
function Duel({ mine, theirs }) {
  const outcome = mine < theirs ? "won" : mine > theirs ? "lost" : "drawn";
  const times = { mine: exactTime(mine * 1000), theirs: exactTime(theirs * 1000) };
  return (
    <Slip kind={outcome === "lost" ? "note" : "right"}>
      <p>{t(`challenge.${outcome}`, times)}</p>
    </Slip>
  );
}
