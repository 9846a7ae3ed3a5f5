import { useEffect, useState } from "preact/hooks";
import { ReloadNotice } from "../components/reload-notice.jsx";
import { t } from "../i18n.js";
import { recalled } from "../memory/history.js";

/** What the player has done so far. Its pictures are loaded when they are wanted. */
export function Stats() {
  const [loaded, setLoaded] = useState(
    /** @type {typeof import("../memory/report.jsx") | null} */ (null),
  );
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import("../memory/report.jsx"), recalled]).then(
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
