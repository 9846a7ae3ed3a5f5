import type { EngineError } from "../../base/python/engine.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { t } from "../../base/words/i18n.ts";

/** What the hands of a lesson wait for. */
export const Waiting = ({ over, failure }: { over: boolean; failure: EngineError | undefined }) => (
  <div>
    <EngineNotice />
    {!over && <p class="help-text">{t("lessons.waiting")}</p>}
    {failure && <FailureNotice error={failure} />}
  </div>
);
