import { allowedWords } from "../core/allowed-words.js";
import { queryOf } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { number } from "../core/pretty.js";
import { href } from "../core/router.js";
import { modeNamed } from "../modes/modes.js";

/** @import { Played } from "../history/played.js" */

/**
 * A link that plays a hand again, with its target if that is not the usual one, and its operators if they
 * are not all.
 *
 * @param {{hand: Played}} props
 */
export function HandLink({ hand }) {
  const { mode, numbers, target } = hand;
  const cards = numbers.map((value) => number(String(value))).join(" ");
  const query = queryOf(hand);
  return (
    <a
      class="hand-link"
      href={modeNamed(mode)?.linkOf?.(hand) ?? href("play", query)}
      title={t("stats.again", { hand: cards, target: number(target) })}
    >
      {cards} {query.target && <small>{t("play.goal", { target: number(target) })}</small>}
      {query.operators && <small>{allowedWords(hand)}</small>}
    </a>
  );
}
