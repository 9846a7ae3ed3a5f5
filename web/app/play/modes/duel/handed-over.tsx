import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { t } from "../../../base/words/i18n.ts";

/** Shown in a tab that the camera app opened while another tab waits for its code. */
export function HandedOver() {
  const words = t("duel.handed");
  useSaid(words);
  return (
    <div class="page start duel">
      <h1 tabIndex={-1}>{words}</h1>
    </div>
  );
}
