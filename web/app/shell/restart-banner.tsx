import { restarted } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { IconButton } from "../ui/icon-button.jsx";
import { useSaid } from "../ui/use-said.js";

/** Says that Python was started again, until the player closes it. */
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
