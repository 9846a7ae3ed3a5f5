import { useEffect, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { gap, t } from "../../base/words/i18n.ts";
import { noteAppOffered, noteSuggestion } from "./backup.ts";
import { AddToHome, InstallButton } from "./install-button.tsx";
import { backupDue, suggestion } from "./suggestion.ts";

/**
 * At the end of a hand, suggests what keeps the player's hands safe, each at most once: the page as
 * an app, later a file.
 *
 * @param props `short`: only name what to do
 */
export function KeepLine({ short = false }: { short?: boolean }) {
  const [kind] = useState(suggestion);
  const [count] = useState(backupDue);
  useEffect(() => {
    if (kind) (kind === "backup" ? noteSuggestion : noteAppOffered)();
  }, []);
  if (!kind) return null;
  return (
    <div class="help-text backup-line" data-keep={kind}>
      {kind === "backup" && (
        <p>
          <span class={short ? "unseen" : undefined}>{t("data.backup.due", { count })}</span>
          {gap()}
          <a class="text-link" href={href("stats")}>
            {t(short ? "data.save" : "nav.stats")}
          </a>
        </p>
      )}
      {kind === "install" && (
        <>
          <p>{t("backup.install.why")}</p>
          <InstallButton />
        </>
      )}
      {(kind === "home" || kind === "dock") && (
        <>
          <p>{t("backup.seven-days")}</p>
          <AddToHome home={kind} />
          <a class="text-link" href={href("stats")}>
            {t("data.save")}
          </a>
        </>
      )}
    </div>
  );
}
