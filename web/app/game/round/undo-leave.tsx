import { t } from "../../core/i18n.js";

/** @import { Game } from "../game.js" */

/**
 * After another hand was left: the button that brings it back.
 *
 * @param {{game: Game}} props
 */
export function UndoLeave({ game: { round } }) {
  function undo() {
    round.undo();
    document.getElementById("goal")?.focus();
  }

  if (!round.undoable.value) return null;
  return (
    <p class="undo-leave">
      <button type="button" class="button" onClick={undo}>
        {t("play.undo")}
      </button>
    </p>
  );
}
