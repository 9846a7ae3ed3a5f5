import { useSignal } from "@preact/signals";
import { type EngineError, failureOf } from "../../../base/python/engine.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import { begin } from "./begin.ts";
import type { SprintRun } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";

/** Starts or continues a run. */
export function StartButton({
  label,
  place,
  link,
  runOf,
}: {
  label: string;
  place: number;
  link: LinkTo;
  runOf: () => SprintRun;
}) {
  const dealing = useSignal(false);
  const fault = useSignal<EngineError | null>(null);

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
