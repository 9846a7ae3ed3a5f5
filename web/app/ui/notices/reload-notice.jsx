import { t } from "../../core/i18n.js";
import { reloadFresh } from "../../core/reload.js";
import { Notice } from "./notice.jsx";

/**
 * Says that a part of the page did not arrive, and offers to load the page anew.
 *
 * @param {{text: string}} props
 */
export function ReloadNotice({ text }) {
  return (
    <div role="alert">
      <Notice kind="wrong">
        <p>{text}</p>
        <button type="button" class="button primary" onClick={reloadFresh}>
          {t("start.reload")}
        </button>
      </Notice>
    </div>
  );
}
