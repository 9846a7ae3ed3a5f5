import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { today } from "../../../base/time/today.ts";
import { t } from "../../../base/words/i18n.ts";
import { historyLoaded } from "../../../player/history/history.ts";
import { isDone } from "./daily.ts";

/** A dot until today's hands are done. Not shown before the history is loaded. */
export function DailyMark() {
  const known = useSignal(false);
  useEffect(() => {
    historyLoaded.then(() => {
      known.value = true;
    });
  }, []);
  if (!known.value || isDone(today.value)) return null;
  return (
    <span class="nav-dot">
      <span class="unseen">{t("nav.daily.open")}</span>
    </span>
  );
}
