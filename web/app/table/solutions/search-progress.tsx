import { useEffect, useState } from "preact/hooks";
import { engineState } from "../../base/python/engine.ts";
import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import type { SearchState } from "./search.ts";

/** A longer search shows its progress and can be cancelled. In milliseconds. */
const SLOW = 500;

/** The progress of a long search, with a button that cancels it. */
export function SearchProgress({
  search: { phase, progress },
  onCancel,
}: {
  search: Pick<SearchState, "phase" | "progress">;
  onCancel: () => void;
}) {
  const isRunning = phase === "running";
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(setSlow, SLOW, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  const shown = isRunning && isSlow && engineState.value === "ready";
  useSaid(shown ? t("solver.working") : "");
  if (!shown) return null;
  return (
    <div class="waking">
      <p>{progress?.found ? t("solver.found", { count: progress.found }) : t("solver.working")}</p>
      <ProgressBar
        label={t("solver.working")}
        fraction={progress ? progress.done / progress.total : null}
      />
      <button type="button" class="button" onClick={onCancel}>
        {t("solver.cancel")}
      </button>
    </div>
  );
}
