import { useRef } from "preact/hooks";
import { t } from "../../core/i18n.js";
import { modeKey } from "../../modes/modes.js";
import { Dialog } from "../../ui/dialog.jsx";
import { Icon } from "../../ui/icon.jsx";
import { lazy } from "../../ui/lazy.jsx";
import { Clock } from "../round/clock.jsx";
import { LevelChip } from "../table/level-chip.jsx";

/** @import { Game } from "../game.js" */

const ModeChoices = lazy(async () => (await import("../later.jsx")).ModeChoices);

/**
 * Above the cards: the mode, with the button to change it, the goal and the clock.
 *
 * @param {{game: Game, children: import("preact").ComponentChildren}} props
 */
export function ModeBar({ game, children }) {
  const { Name, Clock: OwnClock } = game.mode.play.value;
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
        {Name ? <Name game={game} /> : <span>{t(modeKey(game.mode.mode.value))}</span>}
        <Icon name="more" />
      </button>
      <div class="goal-box">
        {children}
        <LevelChip game={game} />
      </div>
      {OwnClock ? <OwnClock game={game} /> : <Clock elapsed={game.round.elapsed} />}
      <Dialog box={dialog} title={t("mode.title")}>
        <ModeChoices mode={game.mode} table={game.table} close={() => dialog.current?.close()} />
      </Dialog>
    </div>
  );
}
