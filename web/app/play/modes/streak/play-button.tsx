import { useSignal } from "@preact/signals";
import { type EngineError, failureOf } from "../../../base/python/engine.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";
import { historyLoaded } from "../../../player/history/history.ts";
import type { Dealer } from "../../mode.ts";
import { openHand } from "./run.ts";
import type { Place } from "./streak-link.ts";

/** Opens a hand of a run, which Python may have to deal first. */
export function PlayButton({
  label,
  link,
  placeOf,
}: {
  label: string;
  link: Dealer["link"];
  /** Called when the history is loaded. */
  placeOf: () => Place;
}) {
  const dealing = useSignal(false);
  const fault = useSignal<EngineError | null>(null);
  useSaid(dealing.value ? t("race.dealing") : "");

  async function play() {
    if (dealing.value) return;
    dealing.value = true;
    fault.value = null;
    try {
      await historyLoaded;
      await openHand(placeOf(), link);
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
        onClick={play}
      >
        {label}
      </button>
      <div class="page-notice">
        {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
      </div>
    </>
  );
}
