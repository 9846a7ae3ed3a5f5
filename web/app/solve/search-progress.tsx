import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { ProgressBar } from "../ui/progress-bar.jsx";
import { useSaid } from "../ui/use-said.js";

/** @import { Search } from "./search.js" */

/**
 * The progress of a long search, with a button that cancels it.
 *
 * @param {{search: Search, onCancel: () => void}} props
 */
export function SearchProgress({ search, onCancel }) {
  const { phase, slow, progress } = search.state.value;
  const shown = phase === "running" && slow && engineState.value === "ready";
  useSaid(shown ? t("solve.working") : "");
  if (!shown) return null;
  return (
    <div class="waking">
      <p>{progress?.found ? t("solve.found", { count: progress.found }) : t("solve.working")}</p>
      <ProgressBar
        label={t("solve.working")}
        fraction={progress ? progress.done / progress.total : null}
      />
      <button type="button" class="button" onClick={onCancel}>
        {t("solve.cancel")}
      </button>
    </div>
  );
}
