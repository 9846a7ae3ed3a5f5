import { signal } from "@preact/signals";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { canSave } from "../history/history.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useSaid } from "../ui/use-said.ts";

/** Whether the player has closed the banner. It reappears when the page is loaded again. */
const closed = signal(false);

/** Warns the player that the device has no room for the hands. */
export function StorageBanner() {
  const shown = canSave.value === "full" && !closed.value;
  useSaid(shown ? t("data.full") : "");
  if (!shown) return null;
  return (
    <section class="banner" aria-label={t("data.full.label")}>
      <p>
        {t("data.full")} <a href={href("stats")}>{t("data.full.what")}</a>
      </p>
      <IconButton
        icon="clear"
        label={t("dialog.close")}
        onClick={() => {
          closed.value = true;
        }}
      />
    </section>
  );
}
