import { restarted } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useSaid } from "../ui/use-said.ts";

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
