import { retry, status } from "../engine.js";
import { keyOf, t } from "../i18n.js";
import { Bar } from "./bar.jsx";
import { Slip } from "./slip.jsx";

/** How far Python's start is, or why it failed; nothing once it runs. */
export function EngineNotice() {
  const { state, stage, fraction, error } = status.value;
  if (state === "ready") return null;
  if (state === "failed") return <Failed code={error?.code ?? ""} detail={error?.detail ?? ""} />;
  const percent = Math.round(fraction * 100);
  return (
    <div class="waking">
      <p>{t(`engine.waking.${stage}`, { percent })}</p>
      <Bar label={t("engine.progress")} fraction={stage === "download" ? fraction : null} />
    </div>
  );
}

/**
 * What happened and what to do about it.
 *
 * @param {{code: string, detail: string}} props
 */
function Failed({ code, detail }) {
  return (
    <div class="failed" role="alert">
      <Slip kind="wrong">
        <p>{t(keyOf(`engine.failed.${code}`) ?? "engine.failed")}</p>
        <p>{t("engine.kept")}</p>
        <button type="button" class="button primary" onClick={retry}>
          {t("engine.retry")}
        </button>
        <details class="detail">
          <summary>{t("engine.detail")}</summary>
          <code>{`${code}: ${detail}`}</code>
        </details>
      </Slip>
    </div>
  );
}
