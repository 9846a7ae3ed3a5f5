import { useState } from "preact/hooks";
import { queryOf } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { go } from "../core/router.ts";
import { techniqueName } from "../core/techniques.ts";
import type { Played } from "../history/played.ts";
import { like } from "../history/review.ts";
import { noteReviewed } from "../history/reviewed.ts";
import { type Missed, missedTechniques } from "../history/schedule.ts";
import { Star } from "../lists/star.tsx";
import { HandLink } from "../ui/hand-link.tsx";
import { EngineNotice } from "../ui/notices/engine-notice.tsx";
import { dated } from "./labels.ts";

const SHOWN = 5;

/** The missed techniques that come back, each with a button to practise it now. */
export function Practice({ hands }: { hands: Played[] }) {
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
          {due ? t("stats.practice.due") : t("stats.practice.later", { date, count: others })}
        </small>
      </span>
      <Star hand={hand} named />
      <button type="button" class="button" aria-busy={busy} onClick={onPractise}>
        {t("stats.practice.go")}
      </button>
    </li>
  );
}
