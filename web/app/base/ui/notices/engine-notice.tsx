import type { StartCode } from "../../../../engine/status.ts";
import { reloadFresh } from "../../browser/reload.ts";
import { retry, status } from "../../python/engine.ts";
import { sentences, t } from "../../words/i18n.ts";
import { ProgressBar } from "../charts/progress-bar.tsx";
import { Notice } from "./notice.tsx";
import { useSaid } from "./use-said.ts";

/** The progress of Python's start, or why it failed; empty after a successful start. */
export function EngineNotice() {
  const { state, stage, fraction, error } = status.value;
  if (state === "ready") return null;
  if (error) return <Failed {...error} />;
  const percent = Math.round(fraction * 100);
  return (
    <div class="waking">
      <p>{t(`engine.waking.${stage}`, { percent })}</p>
      <ProgressBar label={t("engine.progress")} fraction={stage === "download" ? fraction : null} />
    </div>
  );
}

/** What happened and what the player can do about it. */
function Failed({ code, detail }: { code: StartCode; detail: string }) {
  const outdated = code === "outdated";
  const words = t(`engine.failed.${code}`);
  useSaid(sentences(words, t("engine.kept")), { urgent: true });
  return (
    <div class="failure">
      <Notice kind="wrong">
        <p>{words}</p>
        <p>{t("engine.kept")}</p>
        <button type="button" class="button primary" onClick={outdated ? reloadFresh : retry}>
          {t(outdated ? "start.reload" : "engine.retry")}
        </button>
        <details class="detail">
          <summary>{t("engine.detail")}</summary>
          <code translate={false}>{`${code}: ${detail}`}</code>
        </details>
      </Notice>
    </div>
  );
}
