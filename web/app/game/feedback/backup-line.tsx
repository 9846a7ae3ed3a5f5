import { useState } from "preact/hooks";
import { t } from "../../core/i18n.ts";
import { href } from "../../core/router.ts";
import { handsToBackUp, noteSuggestion } from "../../history/backup.ts";

function noteShown(line: Element | null) {
  if (line) noteSuggestion();
}

/** Suggests saving the hands as a file, at the end of one hand in a hundred without a backup. */
export function BackupLine() {
  const [count] = useState(handsToBackUp);
  if (count === 0) return null;
  return (
    <p ref={noteShown} class="help-text" data-backup="due">
      {t("data.backup.due", { count })} <a href={href("stats")}>{t("nav.stats")}</a>
    </p>
  );
}
