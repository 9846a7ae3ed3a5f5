import { signal } from "@preact/signals";
import { href } from "../base/address/router.ts";
import { IconButton } from "../base/ui/buttons/icon-button.tsx";
import { useSaid } from "../base/ui/notices/use-said.ts";
import { gap, type Key, t } from "../base/words/i18n.ts";
import { canSave } from "../player/history/history.ts";
import { losses } from "../player/history/lost/losses.ts";
import { listsRefused } from "../player/lists/own-lists.ts";
import { isUnsaved } from "../table/playing/over-reload.ts";

/** The messages that the player has closed. They reappear when the page is loaded again. */
const closed = signal<Key[]>([]);

/**
 * The faults of storage, the first to be shown first: what the player has just done, then what could
 * not be stored, then what was lost.
 */
function faults(): Key[] {
  const { history, settings } = losses.value;
  return [
    ...(listsRefused.value ? [`lists.unkept.${listsRefused.value}` as const] : []),
    ...(canSave.value === "full" ? ["data.full" as const] : []),
    ...(history ? ["data.lost" as const] : []),
    ...(settings ? ["data.settings-back" as const] : []),
    ...(isUnsaved.value ? ["data.forgotten" as const] : []),
  ];
}

/**
 * Warns the player that the device has no room for hands or lists, or that a reload loses the steps.
 * Says what the browser has lost and what came back. One message at a time leaves the table free.
 */
export function StorageBanner() {
  const shown = faults().find((key) => !closed.value.includes(key));
  useSaid(shown ? t(shown) : "");
  if (!shown) return null;
  return (
    <section class="banner" aria-label={t("data.title")}>
      <p>
        {t(shown)}
        {gap()}
        {(shown === "data.full" || shown === "data.lost") && (
          <a href={href("stats")}>{t("data.full.what")}</a>
        )}
      </p>
      <IconButton
        icon="clear"
        label={t("dialog.close")}
        onClick={() => {
          closed.value = [...closed.value, shown];
        }}
      />
    </section>
  );
}
