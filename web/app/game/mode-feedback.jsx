import { exactTime } from "../core/duration.js";
import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { read } from "../core/router.js";
import { DailyNext } from "../daily/daily-next.jsx";
import { Notice } from "../ui/notice.jsx";
import { ShareButton } from "../ui/share-button.jsx";
import { challengeText, inTenths } from "./challenge.js";
import { Slots } from "./slots.jsx";

/** @import { Game } from "./game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share.
 *
 * @param {{game: Game}} props
 */
export function ModeFeedback({ game }) {
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
      {name === "daily" && (
        <DailyNext day={date} numbers={table.hand.value.numbers} linkTo={table.link} />
      )}
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
    <Notice kind={outcome === "lost" ? "note" : "right"}>
      <p>{t(`challenge.${outcome}`, times)}</p>
    </Notice>
  );
}
