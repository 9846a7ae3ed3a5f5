import { t } from "../core/i18n.ts";
import { reloadFresh } from "../core/reload.ts";
import { exportHistory } from "../history/transfer.ts";
import { reloadWithHistory } from "../history/without-history.ts";
import { Notice } from "../ui/notices/notice.tsx";
import { useSaid } from "../ui/use-said.ts";

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
