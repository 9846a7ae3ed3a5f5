import { signal } from "@preact/signals";
import { href } from "../base/address/router.ts";
import { IconButton } from "../base/ui/icon-button.tsx";
import { useSaid } from "../base/ui/use-said.ts";
import { type Key, t } from "../base/words/i18n.ts";
import { canSave } from "../player/history/history.ts";
import { losses } from "../player/history/losses.ts";
import { isUnsaved } from "../table/playing/over-reload.ts";

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
