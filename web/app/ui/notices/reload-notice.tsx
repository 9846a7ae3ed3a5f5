import { t } from "../../core/i18n.js";
import { reloadFresh } from "../../core/reload.js";
import { useSaid } from "../use-said.js";
import { Notice } from "./notice.jsx";

/**
 * Says that a part of the page did not arrive, and offers to load the page anew.
 *
 * @param {{text: string}} props
 */
export function ReloadNotice({ text }) {
  useSaid(text, { urgent: true });
  return (
    <div class="failure">
      <Notice kind="wrong">
        <p>{text}</p>
        <button type="button" class="button primary" onClick={reloadFresh}>
          {t("start.reload")}
        </button>
      </Notice>
    </div>
  );
}
