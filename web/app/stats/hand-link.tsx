import { allowedWords } from "../core/allowed-words.ts";
import { queryOf } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { number } from "../core/pretty.ts";
import { href } from "../core/router.ts";
import type { Played } from "../history/played.ts";
import { modeNamed } from "../modes/modes.ts";

/**
 * A link that plays a hand again, with its target and its operators unless they are the usual ones.
 */
export function HandLink({ hand }: { hand: Played }) {
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
