import { Bar } from "../components/bar.jsx";
import { EngineNotice } from "../components/engine-notice.jsx";
import { Slip } from "../components/slip.jsx";
import { Trouble } from "../components/trouble.jsx";
import { engineState } from "../engine.js";
import { t } from "../i18n.js";
import { sizeWords } from "./facts.js";

/** @import { EngineError } from "../engine.js" */
/** @import { MethodName } from "./facts.js" */
/** @import { Job } from "./job.js" */

/**
 * How far a job is, with a way out; that Python is still waking; or what went wrong, unless that is
 * told in a field.
 *
 * @param {{job: Job, label: string, fraction?: number | null, told?: boolean}} props
 */
export function Working({ job, label, fraction = null, told = false }) {
  const { phase, error } = job;
  if (phase.value === "failed" && !told) return <Failure error={error.value} />;
  if (phase.value === "stopped") return <p class="tip">{t("learn.stopped")}</p>;
  if (phase.value !== "running") return null;
  if (engineState.value !== "ready") return <EngineNotice />;
  return (
    <div class="waking">
      <p>{label}</p>
      <Bar label={label} fraction={fraction} />
      <button type="button" class="button" onClick={job.stop}>
        {t("learn.stop")}
      </button>
    </div>
  );
}

/** @param {{error: EngineError | null}} props */
function Failure({ error }) {
  if (error?.code !== "bad-method-size") return <Trouble code={error?.code ?? ""} />;
  return (
    <div role="alert">
      <Slip kind="wrong">
        <p>{sizeWords(/** @type {MethodName} */ (error.params.method))}</p>
      </Slip>
    </div>
  );
}
