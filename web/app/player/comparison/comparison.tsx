import { keyOf, t } from "../../base/words/i18n.ts";
import type { Played } from "../../table/hand/played.ts";
import { byLevel } from "./people.ts";

/** How the last rated hands compare with the median player. Empty if no hand can be compared. */
export function Comparison({ hands }: { hands: Played[] }) {
  const { count, shares } = byLevel(hands);
  if (shares.length === 0) return null;
  return (
    <section class="sheet">
      <h2>{t("comparison.title")}</h2>
      <p data-compared={count}>
        {t("comparison.last", { count })} {shares.map(words).join(" · ")}
      </p>
      <p class="help-text">{t("comparison.source")}</p>
    </section>
  );
}

function words({ level, faster, count }: ReturnType<typeof byLevel>["shares"][number]) {
  const key = keyOf(`level.${level}`);
  return t("comparison.level", { level: key ? t(key) : level, faster, count });
}
