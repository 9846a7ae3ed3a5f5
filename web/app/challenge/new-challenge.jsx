import { useSignal } from "@preact/signals";
import { failureOf } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { dealChallenge } from "./deal.js";

/** @import { EngineError } from "../core/engine.js" */

const COUNTS = [1, 3, 5, 10];

/** Makes a challenge: the player chooses the number of hands, plays them, and sends them with the times. */
export function NewChallenge() {
  const dealing = useSignal(0);
  const fault = useSignal(/** @type {EngineError | null} */ (null));

  /** @param {number} count */
  async function deal(count) {
    if (dealing.value) return;
    dealing.value = count;
    fault.value = null;
    try {
      await dealChallenge(count);
    } catch (error) {
      fault.value = failureOf(error);
    } finally {
      dealing.value = 0;
    }
  }

  return (
    <>
      <p>{t("challenge.intro")}</p>
      <div class="challenge-counts">
        {COUNTS.map((count) => (
          <button
            key={count}
            type="button"
            class="button"
            aria-disabled={dealing.value ? "true" : undefined}
            onClick={() => deal(count)}
          >
            {t("challenge.count", { count })}
          </button>
        ))}
      </div>
      <p aria-live="polite">{dealing.value > 0 && t("race.dealing")}</p>
      <div class="page-notice">
        {fault.value ? <FailureNotice error={fault.value} /> : <EngineNotice />}
      </div>
    </>
  );
}
