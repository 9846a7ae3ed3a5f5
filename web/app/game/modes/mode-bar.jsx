import { useRef } from "preact/hooks";
import { tenthsTime } from "../../core/duration.js";
import { t } from "../../core/i18n.js";
import { LEVELS } from "../../daily/daily.js";
import { Dialog } from "../../ui/dialog.jsx";
import { Icon } from "../../ui/icon.jsx";
import { lazy } from "../../ui/lazy.jsx";
import { Clock } from "../round/clock.jsx";
import { LevelChip } from "../table/level-chip.jsx";

/** @import { Game } from "../game.js" */
/** @import { Mode } from "./mode.js" */

const ModeChoices = lazy(async () => (await import("../later.jsx")).ModeChoices);

/**
 * Above the cards: the mode, with the button to change it, the goal and the clock.
 *
 * @param {{game: Game, children: import("preact").ComponentChildren}} props
 */
export function ModeBar({ game, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  return (
    <div class="mode-bar">
      <button
        type="button"
        class="mode-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <span class="unseen">{t("mode.label")}</span>
        <ModeName mode={game.mode} />
        <Icon name="more" />
      </button>
      <div class="goal-box">
        {children}
        <LevelChip game={game} />
      </div>
      <Clock elapsed={game.round.elapsed} />
      <Dialog box={dialog} title={t("mode.title")}>
        <ModeChoices mode={game.mode} table={game.table} close={() => dialog.current?.close()} />
      </Dialog>
    </div>
  );
}

/**
 * The mode in words; which of the hands of the day or of a challenge it is, and the time to beat.
 *
 * @param {{mode: Mode}} props
 */
function ModeName({ mode }) {
  const { name, duel } = mode.context.value;
  const ofDay = mode.ofDay.value;
  if (ofDay) {
    const place = t("daily.place", { place: ofDay.place + 1, count: LEVELS.length });
    return (
      <span class="mode-parts">
        <span>{t("mode.daily")}</span> <span>{`${t(`level.${ofDay.level}`)} · ${place}`}</span>
      </span>
    );
  }
  if (!duel) return <span>{t(`mode.${name}`)}</span>;
  const { hands, times } = duel.challenge;
  const theirs = times?.[duel.place];
  return (
    <span class="duel-name">
      {hands.length > 1 && <span>{`${duel.place + 1}/${hands.length}`}</span>}
      <span>
        {theirs ? t("challenge.beat", { time: tenthsTime(theirs.tenths) }) : t("mode.challenge")}
      </span>
    </span>
  );
}
