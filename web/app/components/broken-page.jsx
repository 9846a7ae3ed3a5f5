import { t } from "../i18n.js";
import { playApart } from "../memory/apart.js";
import { save } from "../memory/transfer.js";
import { reloadFresh } from "../reload.js";
import { Slip } from "./slip.jsx";

/** Instead of a page: the ways out keep what the player has played. */
export function BrokenPage() {
  return (
    <div class="page" role="alert" data-broken>
      <h1 tabIndex={-1} class="broken-title">
        {t("broken.page")}
      </h1>
      <Slip kind="wrong">
        <p>{t("broken.kept")}</p>
        <button type="button" class="button primary" onClick={reloadFresh}>
          {t("start.reload")}
        </button>
        <button type="button" class="button" onClick={save}>
          {t("data.save")}
        </button>
        <button type="button" class="button" onClick={() => playApart(true)}>
          {t("broken.apart")}
        </button>
      </Slip>
    </div>
  );
}
