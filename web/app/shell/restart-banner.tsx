import { restarted } from "../base/python/engine.ts";
import { IconButton } from "../base/ui/buttons/icon-button.tsx";
import { useSaid } from "../base/ui/notices/use-said.ts";
import { t } from "../base/words/i18n.ts";

/** Says that Python was restarted, until the player closes it. */
export function RestartBanner() {
  useSaid(restarted.value ? t("engine.restarted") : "");
  if (!restarted.value) return null;
  return (
    <section class="banner" aria-label={t("engine.restarted.label")}>
      <p>{t("engine.restarted")}</p>
      <IconButton
        icon="clear"
        label={t("dialog.close")}
        onClick={() => {
          restarted.value = false;
        }}
      />
    </section>
  );
}
