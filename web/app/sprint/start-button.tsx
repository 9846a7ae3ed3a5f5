import { useSignal } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useSaid } from "../ui/use-said.js";
import { begin } from "./begin.js";

/** @import { EngineError } from "../core/engine.js" */
/** @import { Run } from "./kinds.js" */
/** @import { LinkTo } from "./sprint-page.jsx" */

/**
 * Starts a run, or goes on with it.
 *
 * @param {{label: string, place: number, link: LinkTo, runOf: () => Run}} props
 */
export function StartButton({ label, place, link, runOf }) {
  const dealing = useSignal(false);
  const fault = useSignal(/** @type {EngineError | null} */ (null));

  useSaid(dealing.value ? t("race.dealing") : "");

  async function start() {
    if (dealing.value) return;
    dealing.value = true;
    fault.value = null;
    try {
      await begin(runOf(), place, link);
    } catch (error) {
      fault.value = failureOf(error);
    } finally {
      dealing.value = false;
    }
  }

  return (
    <>
      <button
        type="button"
        class="button primary start-button"
        aria-disabled={dealing.value || undefined}
        onClick={start}
      >
        {label}
      </button>
      <div class="page-notice">
        {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
      </div>
    </>
  );
}
