import { signal } from "@preact/signals";
import { type Key, t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { canSave } from "../history/history.ts";
import { losses } from "../history/losses.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { isUnsaved } from "../ui/table/over-reload.ts";
import { useSaid } from "../ui/use-said.ts";

/** The message that the player has closed. It reappears when the page is loaded again. */
const closed = signal<Key | null>(null);

/** The most serious fault of storage; null if everything was and can be stored. */
function missing(): Key | null {
  if (canSave.value === "full") return "data.full";
  if (losses.value.history) return "data.lost";
  if (losses.value.settings) return "data.settings-back";
  return isUnsaved.value ? "data.forgotten" : null;
}

/**
 * Warns the player that the device has no room for hands, or that a reload loses the steps. Says
 * what the browser has lost and what came back.
 */
export function StorageBanner() {
  const key = missing();
  const shown = key !== closed.value && key;
  useSaid(shown ? t(shown) : "");
  if (!shown) return null;
  return (
    <section class="banner" aria-label={t("data.title")}>
      <p>
        {t(shown)}{" "}
        {(shown === "data.full" || shown === "data.lost") && (
          <a href={href("stats")}>{t("data.full.what")}</a>
        )}
      </p>
      <IconButton
        icon="clear"
        label={t("dialog.close")}
        onClick={() => {
          closed.value = shown;
        }}
      />
    </section>
  );
}
