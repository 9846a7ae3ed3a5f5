import { t } from "../core/i18n.js";
import { handsToBackUp, lastBackup } from "../history/backup.js";
import { moment } from "./labels.js";

/**
 * When the hands were last saved as a file.
 *
 * @param {{count: number}} props how many hands there are
 */
export function LastBackup({ count }) {
  const at = lastBackup();
  if (count === 0 && at === null) return null;
  const due = handsToBackUp();
  return (
    <p class="help-text" data-backup={at === null ? "none" : "made"}>
      {at === null ? t("data.backup.none") : t("data.backup.last", { moment: moment(at) })}{" "}
      {due > 0 && t("data.backup.due", { count: due })}
    </p>
  );
}
