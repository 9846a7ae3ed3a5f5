import { useEffect, useState } from "preact/hooks";
import { t } from "../core/i18n.js";
import { recalled } from "../history/history.js";
import { ReloadNotice } from "../ui/reload-notice.jsx";

/** What the player has done so far. Its pictures are loaded when they are wanted. */
export function StatsPage() {
  const [loaded, setLoaded] = useState(/** @type {typeof import("./report.jsx") | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import("./report.jsx"), recalled]).then(
      ([report]) => setLoaded(report),
      () => setFailed(true),
    );
  }, []);
  return (
    <div class="page stats">
      <h1 tabIndex={-1} class="stats-title">
        {t("stats.title")}
      </h1>
      {failed && <ReloadNotice text={t("stats.failed")} />}
      {loaded && <loaded.Report />}
    </div>
  );
}
