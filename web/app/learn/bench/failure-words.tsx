import { StartError } from "../../../engine/errors.ts";
import type { StartCode } from "../../../engine/status.ts";
import { FailureNotice, UrgentNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Failure } from "./bench.ts";
import { MORE_CAGES, PATIENCE, SurveyError } from "./survey.ts";

const LINE = /File "solver\.py", line (\d+)/g;

/** The line of the code at which Python has stopped; null if the failure has none. */
export function lineOf(failure: Failure | null): number | null {
  if (!(failure instanceof SurveyError)) return null;
  const last = [...failure.text.matchAll(LINE)].at(-1);
  return last ? Number(last[1]) : null;
}

/** Why a run failed, with Python's traceback. */
export function FailureWords({ failure }: { failure: Failure }) {
  if (failure instanceof StartError)
    return <UrgentNotice words={t(`engine.failed.${failure.name as StartCode}`)} />;
  if (!(failure instanceof SurveyError)) return <FailureNotice error={failure} />;
  const values = { seconds: PATIENCE / 1000, count: MORE_CAGES + 1 };
  return (
    <>
      <UrgentNotice words={t(`bench.failed.${failure.code}`, values)} />
      {failure.text && (
        <pre class="traceback" translate={false}>
          {failure.text}
        </pre>
      )}
    </>
  );
}
