import { t } from "../core/i18n.ts";
import { offlineReady } from "../core/offline.ts";
import { Icon } from "../ui/icon.tsx";

/** A small sign in the header, shown while files for offline play are missing. */
export function OfflineSign() {
  if (offlineReady.value !== false) return null;
  return (
    <span class="offline-sign" role="img" aria-label={t("offline.no")} title={t("offline.no")}>
      <Icon name="offline" />
    </span>
  );
}
