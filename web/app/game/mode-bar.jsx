import { useRef } from "preact/hooks";
import { exactTime } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { Icon } from "../ui/icon.jsx";
import { Clock } from "./clock.jsx";
import { LevelChip } from "./level-chip.jsx";
import { ModeDialog } from "./mode-dialog.jsx";

/** @import { Game } from "./game.js" */

/**
 * Above the cards: the mode, with the button to change it, the goal and the clock.
 *
 * @param {{game: Game, children: import("preact").ComponentChildren}} props
 */
export function ModeBar({ game, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const { name, time } = game.mode.context.value;
  return (
    <div class="mode-bar">
      <button
        type="button"
        class="mode-button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <span class="unseen">{t("mode.label")}</span>
        <span>
          {name === "challenge"
            ? t("challenge.beat", { time: exactTime(time * 1000) })
            : t(`mode.${name}`)}
        </span>
        <Icon name="more" />
      </button>
      <div class="goal-box">
        {children}
        <LevelChip game={game} />
      </div>
      <Clock elapsed={game.round.elapsed} />
      <ModeDialog mode={game.mode} dialog={dialog} />
    </div>
  );
}
