import { sentences, t } from "../../base/words/i18n.ts";
import { lastBackup } from "../../player/backup/backup.ts";
import { backupDue } from "../../player/backup/suggestion.ts";
import { moment } from "./labels.ts";

/**
 * When the hands were last saved as a file.
 *
 * @param props `count`: how many hands there are
 */
export function LastBackup({ count }: { count: number }) {
  const at = lastBackup();
  if (count === 0 && at === null) return null;
  const due = backupDue();
  return (
    <p class="help-text" data-backup={at === null ? "none" : "made"}>
      {sentences(
        at === null ? t("data.backup.none") : t("data.backup.last", { moment: moment(at) }),
        due > 0 && t("data.backup.due", { count: due }),
      )}
    </p>
  );
}
