import { useState } from "preact/hooks";
import { queryOf } from "../../base/address/hand-query.ts";
import { go } from "../../base/address/router.ts";
import { HandLink } from "../../base/ui/cards/hand-link.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { like } from "../../player/history/review/review.ts";
import { noteReviewed } from "../../player/history/review/reviewed.ts";
import { type Missed, missedTechniques } from "../../player/history/review/schedule.ts";
import { Star } from "../../player/lists/star.tsx";
import type { Played } from "../../table/hand/played.ts";
import { dated } from "./labels.ts";

const SHOWN = 5;

/** The missed techniques that come back, each with a button to practise it now. */
export function MissedTechniques({ hands }: { hands: Played[] }) {
  const [wanted, setWanted] = useState<Played | null>(null);
  const missed = missedTechniques(hands, Date.now());
  if (missed.length === 0) return null;

  /**
   * Opens a hand that resembles a missed one, unless the player has gone to another page meanwhile.
   */
  async function practise(hand: Played) {
    const { hash } = location;
    setWanted(hand);
    const deal = await like(hand).finally(() => setWanted(null));
    if (deal) noteReviewed(deal, hand);
    if (location.hash === hash)
      go("play", { ...queryOf(deal ?? hand), review: "missed" }, { solvable: true });
  }

  return (
    <section class="sheet">
      <h2>{t("statistics.review")}</h2>
      <p class="lead">{t("statistics.review.intro")}</p>
      {wanted && <EngineNotice />}
      <ul class="hand-list review-list" aria-label={t("statistics.review")}>
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

function Entry({
  entry: { hand, at, others, due },
  busy,
  onPractise,
}: {
  entry: Missed;
  busy: boolean;
  onPractise: () => void;
}) {
  const date = dated(at, { dateStyle: "medium" });
  return (
    <li>
      <HandLink hand={hand} />
      <span class="hand-words">
        {hand.technique && techniqueName(hand.technique.code)}
        <small>
          {due ? t("statistics.review.due") : t("statistics.review.later", { date, count: others })}
        </small>
      </span>
      <Star hand={hand} named />
      <button type="button" class="button" aria-busy={busy} onClick={onPractise}>
        {t("statistics.review.go")}
      </button>
    </li>
  );
}
