import { offlineReady } from "../base/browser/offline.ts";
import { Icon } from "../base/ui/icon.tsx";
import { t } from "../base/words/i18n.ts";

/** A small sign in the header, shown while files for offline play are missing. */
export function OfflineSign() {
  if (offlineReady.value !== false) return null;
  return (
    <span class="offline-sign" role="img" aria-label={t("offline.no")} title={t("offline.no")}>
      <Icon name="offline" />
    </span>
  );
}
