import { useState } from "preact/hooks";
import { queryOf } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { go } from "../core/router.js";
import { techniqueName } from "../core/techniques.js";
import { like } from "../history/review.js";
import { missedTechniques } from "../history/schedule.js";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { HandLink } from "./hand-link.jsx";
import { dated } from "./labels.js";

/** @import { Played } from "../history/played.js" */
/** @import { Missed } from "../history/schedule.js" */

const SHOWN = 5;

/**
 * The missed techniques that come back, each with a button to practise it at once.
 *
 * @param {{hands: Played[]}} props
 */
export function Practice({ hands }) {
  const [wanted, setWanted] = useState(/** @type {Played | null} */ (null));
  const missed = missedTechniques(hands, Date.now());
  if (missed.length === 0) return null;

  /**
   * Opens a hand like a missed one, unless the player has gone to another page meanwhile.
   *
   * @param {Played} hand
   */
  async function practise(hand) {
    const { hash } = location;
    setWanted(hand);
    const deal = await like(hand).finally(() => setWanted(null));
    if (location.hash === hash)
      go("play", { ...queryOf(deal ?? hand), practice: "missed" }, { solvable: true });
  }

  return (
    <section class="sheet">
      <h2>{t("stats.practice")}</h2>
      <p class="lead">{t("stats.practice.intro")}</p>
      {wanted && <EngineNotice />}
      <ul class="hand-list practice-list" aria-label={t("stats.practice")}>
        {missed.slice(0, SHOWN).map((entry) => (
          <Entry
            key={entry.hand.id}
            entry={entry}
            busy={entry.hand === wanted}
            onPractise={() => practise(entry.hand)}
          />
        ))}
      </ul>
    </section>
  );
}

/** @param {{entry: Missed, busy: boolean, onPractise: () => void}} props */
function Entry({ entry: { hand, at, others, due }, busy, onPractise }) {
  const date = dated(at, { dateStyle: "medium" });
  return (
    <li>
      <HandLink hand={hand} />
      <span class="hand-words">
        {hand.technique && techniqueName(hand.technique.code)}
        <small>
          {due ? t("stats.practice.due") : t("stats.practice.later", { date, count: others })}
        </small>
      </span>
      <button type="button" class="button" aria-busy={busy} onClick={onPractise}>
        {t("stats.practice.go")}
      </button>
    </li>
  );
}
