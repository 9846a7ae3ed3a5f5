import { reloadFresh } from "../../browser/reload.ts";
import { t } from "../../words/i18n.ts";
import { Notice } from "./notice.tsx";
import { useSaid } from "./use-said.ts";

/** Explains that a part of the page could not be loaded, and offers to reload the page. */
export function ReloadNotice({ text }: { text: string }) {
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
