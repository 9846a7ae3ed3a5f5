import { t } from "../core/i18n.js";
import { Icon } from "../ui/icon.jsx";
import { later, newer, useNewer } from "./updates.js";

/**
 * Offers a newer build, over the header, so that nothing on the table moves or is covered.
 *
 * @param {{save: () => void}} props `save` stores the session before the page is loaded anew
 */
export function UpdateBanner({ save }) {
  if (!newer.value) return null;
  const wait = t("update.later");
  return (
    <section class="banner" aria-label={t("update.label")}>
      <p>{t(`update.${newer.value}`)}</p>
      <button type="button" class="button primary" onClick={() => useNewer(save)}>
        {t("update.use")}
      </button>
      <button type="button" class="icon-button" aria-label={wait} title={wait} onClick={later}>
        <Icon name="clear" />
      </button>
    </section>
  );
}
