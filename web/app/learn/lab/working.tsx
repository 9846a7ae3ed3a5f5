import type { MethodName } from "../../../engine/contract.d.ts";
import { type EngineError, engineState } from "../../base/python/engine.ts";
import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice, UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { sizeWords } from "./facts.ts";
import type { Job } from "./job.ts";

/**
 * The progress of a job, with a button that stops it. Instead, it may say that Python is still
 * starting, or why the job failed, unless a field shows that. An idle job takes the same space, so
 * that nothing moves.
 */
export function Working({
  job,
  label,
  result,
  fraction = null,
  shownInField = false,
}: {
  job: Job;
  label: string;
  /** The announcement at the end. */
  result?: string;
  fraction?: number | null;
  shownInField?: boolean;
}) {
  const { phase, error } = job;
  const stopped = phase.value === "stopped" ? t("lab.stopped") : "";
  const ended = phase.value === "done" ? t("lab.done") : stopped;
  useSaid((phase.value === "done" && result) || ended);
  if (phase.value === "failed" && !shownInField) return <Failure error={error.value} />;
  if (phase.value === "running" && engineState.value !== "ready") return <EngineNotice />;
  return (
    <div class="working">
      {phase.value === "running" && (
        <>
          <p>{label}</p>
          <ProgressBar label={label} fraction={fraction} />
          <button type="button" class="button" onClick={job.stop}>
            {t("lab.stop")}
          </button>
        </>
      )}
      <p>{ended}</p>
    </div>
  );
}

function Failure({ error }: { error: EngineError | null }) {
  if (error?.code !== "bad-method-size") return error && <FailureNotice error={error} />;
  return <UrgentNotice words={sizeWords(error.params.method as MethodName)} />;
}
