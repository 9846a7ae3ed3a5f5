import { t } from "../i18n.js";
import { number } from "../pretty.js";
import { href } from "../router.js";

/** @import { Played } from "./history.js" */

const DEFAULT_TARGET = "24";

/**
 * A hand as a link that lays it on the table again; its target is told where it is not the usual.
 *
 * @param {{hand: Played}} props
 */
export function HandLink({ hand: { numbers, target } }) {
  const cards = numbers.map((value) => number(String(value))).join(" ");
  const query = { hand: numbers.join(","), ...(target !== DEFAULT_TARGET && { target }) };
  return (
    <a
      class="hand-link"
      href={href("play", query)}
      aria-label={t("stats.again", { hand: cards, target: number(target) })}
    >
      {cards}
      {target !== DEFAULT_TARGET && <small>{t("play.goal", { target: number(target) })}</small>}
    </a>
  );
}
