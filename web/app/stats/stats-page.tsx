import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { historyLoaded } from "../history/history.js";
import { Report } from "./report.jsx";

/** What the player has done so far. */
export function StatsPage() {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  return (
    <div class="page stats">
      <h1 tabIndex={-1} class="stats-title">
        {t("stats.title")}
      </h1>
      {complete && <Report />}
    </div>
  );
}
