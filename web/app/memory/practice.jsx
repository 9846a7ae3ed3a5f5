import { useState } from "preact/hooks";
import { engineState } from "../engine.js";
import { t } from "../i18n.js";
import { queryOf } from "../play/table.js";
import { go } from "../router.js";
import { HandLink } from "./hand-link.jsx";
import { like } from "./review.js";
import { toGoOver } from "./schedule.js";
import { dated, techniqueName } from "./words.js";

/** @import { Played } from "./history.js" */
/** @import { Missed } from "./schedule.js" */

const SHOWN = 5;

/**
 * What was missed and comes back, each with a way to practise it at once.
 *
 * @param {{hands: Played[]}} props
 */
export function Practice({ hands }) {
  const missed = toGoOver(hands, Date.now());
  if (missed.length === 0) return null;
  return (
    <section class="sheet">
      <h2>{t("stats.practice")}</h2>
      <p class="lead">{t("stats.practice.intro")}</p>
      <ul class="hand-list practice-list" aria-label={t("stats.practice")}>
        {missed.slice(0, SHOWN).map((entry) => (
          <Entry key={entry.hand.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** @param {{entry: Missed}} props */
function Entry({ entry: { hand, at, others, due } }) {
  const [asked, setAsked] = useState(false);

  async function practise() {
    setAsked(true);
    const { hash } = location;
    const deal = await like(hand);
    setAsked(false);
    if (location.hash !== hash) return;
    go("play", queryOf(deal ?? hand));
  }

  return (
    <li>
      <HandLink hand={hand} />
      <span class="hand-words">
        {hand.technique && techniqueName(hand.technique.code)}
        <small>
          {due
            ? t("stats.practice.due")
            : t("stats.practice.later", {
                date: dated(at, { dateStyle: "medium" }),
                count: others,
              })}
        </small>
      </span>
      <button type="button" class="button" aria-busy={asked} onClick={practise}>
        {t(asked && engineState.value !== "ready" ? "engine.waking.start" : "stats.practice.go")}
      </button>
    </li>
  );
}
