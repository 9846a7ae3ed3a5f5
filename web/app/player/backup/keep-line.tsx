import { useEffect, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { noteAppOffered, noteSuggestion } from "./backup.ts";
import { AddToHome, InstallButton } from "./install-button.tsx";
import { backupDue, suggestion } from "./suggestion.ts";

/**
 * At the end of a hand, suggests what keeps the player's hands safe, each at most once: the page as
 * an app, later a file.
 */
export function KeepLine() {
  const [kind] = useState(suggestion);
  const [count] = useState(backupDue);
  useEffect(() => {
    if (kind) (kind === "backup" ? noteSuggestion : noteAppOffered)();
  }, []);
  if (!kind) return null;
  return (
    <div class="help-text keep-line" data-keep={kind}>
      {kind === "backup" && (
        <p>
          {t("data.backup.due", { count })} <a href={href("stats")}>{t("nav.stats")}</a>
        </p>
      )}
      {kind === "install" && (
        <>
          <p>{t("keep.install.why")}</p>
          <InstallButton />
        </>
      )}
      {(kind === "home" || kind === "dock") && (
        <>
          <p>{t("keep.seven-days")}</p>
          <AddToHome home={kind} />
          <a href={href("stats")}>{t("data.save")}</a>
        </>
      )}
    </div>
  );
}
