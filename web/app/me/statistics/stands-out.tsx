import { t } from "../../base/words/i18n.ts";
import { highlightWords } from "../../play/session/highlight-words.ts";
import { changes, strength } from "../../player/strength/strength.ts";
import type { Played } from "../../table/hand/played.ts";
import { changeWords, lastRatedWords } from "./last-rated.ts";

/** What stands out is looked for in this many of the last hands. */
const LATEST = 10;

/** What stands out in the last hands, and what they did to the strength. */
export function StandsOut({ hands }: { hands: Played[] }) {
  const [highlight] = highlightWords(hands, hands.slice(-LATEST));
  const moved = strength.value === null ? "" : changeWords(changes.value ?? []);
  const last = lastRatedWords(hands);
  if (!highlight && !moved && !last) return null;
  return (
    <section class="sheet">
      <h2>{t("me.finding")}</h2>
      {highlight && <p data-highlight={highlight.name}>{highlight.sentence}</p>}
      {moved && <p class="help-text">{moved}</p>}
      {last && <p class="help-text">{last}</p>}
    </section>
  );
}
