import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { Notice } from "../ui/notices/notice.jsx";
import { ProgressBar } from "../ui/progress-bar.jsx";
import { useSaid } from "../ui/use-said.js";
import { sizeWords } from "./facts.js";

/** @import { EngineError } from "../core/engine.js" */
/** @import { MethodName } from "../../engine/contract.d.ts" */
/** @import { Job } from "./job.js" */

/**
 * The progress of a job, with a button that stops it; that Python is still starting; or why it failed,
 * unless a field shows that. An idle job takes the same space, so that nothing moves.
 *
 * @param {object} props
 * @param {Job} props.job
 * @param {string} props.label
 * @param {string} [props.result] what is announced at the end
 * @param {number | null} [props.fraction]
 * @param {boolean} [props.shownInField]
 */
export function Working({ job, label, result, fraction = null, shownInField = false }) {
  const { phase, error } = job;
  const stopped = phase.value === "stopped" ? t("learn.stopped") : "";
  const ended = phase.value === "done" ? t("learn.done") : stopped;
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
            {t("learn.stop")}
          </button>
        </>
      )}
      <p>{ended}</p>
    </div>
  );
}

/** @param {{error: EngineError | null}} props */
function Failure({ error }) {
  if (error?.code !== "bad-method-size") return error && <FailureNotice error={error} />;
  return <WrongSize method={/** @type {MethodName} */ (error.params.method)} />;
}

/** @param {{method: MethodName}} props */
function WrongSize({ method }) {
  const words = sizeWords(method);
  useSaid(words, { urgent: true });
  return (
    <div class="failure">
      <Notice kind="wrong">
        <p>{words}</p>
      </Notice>
    </div>
  );
}
