import { useEffect, useState } from "preact/hooks";
import { t } from "../../base/words/i18n.ts";
import { historyLoaded } from "../../player/history/history.ts";
import { Report } from "./report.tsx";

/** What the player has done so far. */
export function StatsPage() {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  return (
    <div class="page stats">
      <h1 tabIndex={-1} class="statistics-title">
        {t("statistics.title")}
      </h1>
      {complete && <Report />}
    </div>
  );
}
