import { t } from "../../base/words/i18n.ts";
import type { Game } from "./game.ts";

/** The button that brings back the hand that was left for the present one. */
export function UndoLeave({ game: { round } }: { game: Game }) {
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
