import { restarted } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { Icon } from "../ui/icon.jsx";

/** Says that Python was started again, until the player closes it. */
export function RestartBanner() {
  if (!restarted.value) return null;
  const close = t("dialog.close");
  return (
    <section class="banner" aria-label={t("engine.restarted.label")}>
      <p>{t("engine.restarted")}</p>
      <button
        type="button"
        class="icon-button"
        aria-label={close}
        title={close}
        onClick={() => {
          restarted.value = false;
        }}
      >
        <Icon name="clear" />
      </button>
    </section>
  );
}
