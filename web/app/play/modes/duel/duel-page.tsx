import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { t } from "../../../base/words/i18n.ts";

/** The page of duels. */
export function DuelPage() {
  return (
    <StartPage title={t("mode.duel")} rules={<p>{t("mode.duel.about")}</p>}>
      <p>{t("mode.duel.about")}</p>
    </StartPage>
  );
}
