import { engineState } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { useSaid } from "../ui/use-said.ts";
import type { SearchState } from "./search.ts";

/** The progress of a long search, with a button that cancels it. */
export function SearchProgress({
  search: { phase, slow, progress },
  onCancel,
}: {
  search: Pick<SearchState, "phase" | "slow" | "progress">;
  onCancel: () => void;
}) {
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
