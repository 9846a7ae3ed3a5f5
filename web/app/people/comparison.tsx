import { keyOf, t } from "../core/i18n.js";
import { byLevel } from "./people.js";

/** @import { Played } from "../history/played.js" */

/**
 * How the player compares with the middle player in the last rated hands; nothing before the first.
 *
 * @param {{hands: Played[]}} props
 */
export function Comparison({ hands }) {
  const { count, shares } = byLevel(hands);
  if (shares.length === 0) return null;
  return (
    <section class="sheet">
      <h2>{t("people.title")}</h2>
      <p data-compared={count}>
        {t("people.last", { count })} {shares.map(words).join(" · ")}
      </p>
      <p class="help-text">{t("people.source")}</p>
    </section>
  );
}

/** @param {ReturnType<typeof byLevel>["shares"][number]} share */
function words({ level, faster, count }) {
  const key = keyOf(`level.${level}`);
  return t("people.level", { level: key ? t(key) : level, faster, count });
}
