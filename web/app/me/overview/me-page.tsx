import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { today } from "../../base/time/today.ts";
import { NumberWords } from "../../base/ui/cards/number-words.tsx";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { TechniqueFace } from "../../base/ui/cards/technique-face.tsx";
import { t } from "../../base/words/i18n.ts";
import { EMBLEMS } from "../../base/words/techniques.ts";
import { repairAt, streakAt } from "../../play/modes/daily/streak.ts";
import { KeepLine } from "../../player/backup/keep-line.tsx";
import { historyLoaded, playedHands } from "../../player/history/history.ts";
import { isKnownBy } from "../../player/history/review/mastery.ts";
import { missedTechniques } from "../../player/history/review/schedule.ts";
import { gradeName, gradeOf } from "../../player/strength/grade.ts";
import { Medal, NoMedal } from "../../player/strength/medal.tsx";
import { FINDING, finding, strength } from "../../player/strength/strength.ts";
import { Colophon } from "../about/colophon.tsx";

/** How strong the player is, what they know and what comes back, and the pages of their own. */
export function MePage({ pages }: { pages: ComponentChildren }) {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  return (
    <div class="page start columns me">
      <header class="start-head">
        <h1 tabIndex={-1}>{t("nav.me")}</h1>
      </header>
      {complete && <Overview />}
      <div>
        {pages}
        <Colophon />
      </div>
    </div>
  );
}

function Overview() {
  return (
    <>
      <div class="me-numbers">
        <Grade />
        <Streak />
      </div>
      <Shelf />
      <Review />
      <KeepLine short />
    </>
  );
}

function Grade() {
  const own = strength.value;
  const { step, share } = gradeOf(own ?? 0);
  const next = t("strength.next", { share: Math.floor(100 * share), grade: gradeName(step + 1) });
  const count = t("strength.finding.count", { count: finding.value, of: FINDING });
  return (
    <section aria-labelledby="me-strength" data-own={own}>
      <h2 id="me-strength" class="unseen">
        {t("statistics.strength")}
      </h2>
      {own === null ? (
        <>
          <NoMedal count={finding.value ?? 0} of={FINDING} label={count} />
          <p aria-hidden="true">{t("statistics.strength")}</p>
        </>
      ) : (
        <>
          <Medal step={step} share={share} label={next} />
          <p>{gradeName(step)}</p>
        </>
      )}
    </section>
  );
}

function Streak() {
  const streak = streakAt(today.value);
  const repair = streak ? null : repairAt(today.value);
  return (
    <section aria-labelledby="me-streak">
      <h2 id="me-streak" class="unseen">
        {t("me.streak")}
      </h2>
      {repair ? (
        <a class="button" href={href("daily", { date: repair.day })}>
          {t("daily.repair.go")}
        </a>
      ) : (
        <p class="me-streak">
          {streak ? (
            <NumberWords
              words={t("daily.streak", { count: streak })}
              number={`${streak}`}
              size={64}
            />
          ) : (
            <>
              <NumeralText text="0" size={64} />
              {t("me.streak")}
            </>
          )}
        </p>
      )}
    </section>
  );
}

/** The button that practises the techniques that come back. */
function Review() {
  const missed = missedTechniques(playedHands.value, Date.now());
  if (missed.length === 0) return null;
  return (
    <a
      class="button primary start-button"
      href={href("play", { review: "missed" })}
      data-missed={missed.length}
    >
      {t("me.review", { count: missed.length })}
    </a>
  );
}

/** The cards of the techniques, the mastered ones face up. The link leads to their lessons. */
function Shelf() {
  const cards = keysOf(EMBLEMS).map((code) => ({
    code,
    known: isKnownBy(playedHands.value, code),
  }));
  const mastered = cards.filter(({ known }) => known).length;
  return (
    <a class="shelf" href={href("learn")}>
      <span class="unseen">{t("me.collection", { mastered, total: cards.length })}</span>
      {cards.map(({ code, known }) => (
        <span key={code}>
          <TechniqueFace code={code} open={known} />
        </span>
      ))}
    </a>
  );
}
