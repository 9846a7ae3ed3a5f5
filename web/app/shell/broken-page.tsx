import { reloadFresh } from "../base/browser/reload.ts";
import { Notice } from "../base/ui/notices/notice.tsx";
import { useSaid } from "../base/ui/notices/use-said.ts";
import { t } from "../base/words/i18n.ts";
import { exportHistory } from "../player/backup/transfer.ts";
import { reloadWithHistory } from "../player/history/storage/without-history.ts";

/** Shown in place of a page that cannot be drawn. None of its buttons loses played hands. */
export function BrokenPage() {
  useSaid(t("broken.page"), { urgent: true });
  return (
    <div class="page" data-broken>
      <h1 tabIndex={-1} class="broken-title">
        {t("broken.page")}
      </h1>
      <Notice kind="wrong">
        <p>{t("broken.kept")}</p>
        <button type="button" class="button primary" onClick={reloadFresh}>
          {t("start.reload")}
        </button>
        <button type="button" class="button" onClick={() => exportHistory()}>
          {t("data.save")}
        </button>
        <button type="button" class="button" onClick={() => reloadWithHistory(false)}>
          {t("broken.without-history")}
        </button>
      </Notice>
    </div>
  );
}
