import { t } from "../core/i18n.ts";
import { offlineReady } from "../core/offline.ts";
import { Icon } from "../ui/icon.tsx";

/** A small sign in the header while not every file for playing offline is there. */
export function OfflineSign() {
  if (offlineReady.value !== false) return null;
  return (
    <span class="offline-sign" role="img" aria-label={t("offline.no")} title={t("offline.no")}>
      <Icon name="offline" />
    </span>
  );
}
