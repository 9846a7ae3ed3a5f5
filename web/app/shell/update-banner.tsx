import { IconButton } from "../base/ui/buttons/icon-button.tsx";
import { useSaid } from "../base/ui/notices/use-said.ts";
import { t } from "../base/words/i18n.ts";
import { dismissUpdate, newer, useNewer } from "./updates.ts";

/**
 * Offers a newer build, above the header, so that nothing on the table moves or is covered.
 *
 * @param props `save` stores the session before the reload
 */
export function UpdateBanner({ save }: { save: () => void }) {
  const words = newer.value ? t(`update.${newer.value}`) : "";
  useSaid(words);
  if (!newer.value) return null;
  return (
    <section class="banner" aria-label={t("update.label")}>
      <p>{words}</p>
      <button type="button" class="button primary" onClick={() => useNewer(save)}>
        {t("update.use")}
      </button>
      <IconButton icon="clear" label={t("update.later")} onClick={dismissUpdate} />
    </section>
  );
}
