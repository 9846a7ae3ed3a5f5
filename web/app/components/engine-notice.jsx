import { retry, status } from "../engine.js";
import { t } from "../i18n.js";
import { Bar } from "./bar.jsx";
import { Slip } from "./slip.jsx";

/** How far Python's start is, or why it failed; nothing once it runs. */
export function EngineNotice() {
  const { state, stage, fraction, error } = status.value;
  if (state === "ready") return null;
  if (state === "failed") return <Failed detail={error?.detail || error?.code || ""} />;
  const percent = Math.round(fraction * 100);
  return (
    <div class="waking">
      <p>{t(`engine.waking.${stage}`, { percent })}</p>
      <Bar label={t("engine.progress")} fraction={stage === "download" ? fraction : null} />
    </div>
  );
}

/** @param {{detail: string}} props */
function Failed({ detail }) {
  return (
    <div class="failed" role="alert">
      <Slip kind="wrong">
        <p>{t("engine.failed")}</p>
        <button type="button" class="button primary" onClick={retry}>
          {t("engine.retry")}
        </button>
        {detail && <p class="detail">{t("engine.failed.detail", { detail })}</p>}
      </Slip>
    </div>
  );
}
