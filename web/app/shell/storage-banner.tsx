import { signal } from "@preact/signals";
import { type Key, t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { canSave } from "../history/history.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { isForgotten } from "../ui/table/over-reload.ts";
import { useSaid } from "../ui/use-said.ts";

/** What the player has closed, which comes back with the next page. */
const closed = signal<Key | null>(null);

/** What cannot be stored, the worst first; null where everything can. */
function missing(): Key | null {
  if (canSave.value === "full") return "data.full";
  return isForgotten.value ? "data.forgotten" : null;
}

/** Says where one plays that the device has no room for the hands, or that a reload loses the steps. */
export function StorageBanner() {
  const key = missing();
  const shown = key !== closed.value && key;
  useSaid(shown ? t(shown) : "");
  if (!shown) return null;
  return (
    <section class="banner" aria-label={t("data.full.label")}>
      <p>
        {t(shown)} {shown === "data.full" && <a href={href("stats")}>{t("data.full.what")}</a>}
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
