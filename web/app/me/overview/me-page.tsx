import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { today } from "../../base/time/today.ts";
import { t } from "../../base/words/i18n.ts";
import { EMBLEMS } from "../../base/words/techniques.ts";
import { StreakCount } from "../../play/modes/daily/streak-view.tsx";
import { highlightWords } from "../../play/session/highlight-words.ts";
import { KeepLine } from "../../player/backup/keep-line.tsx";
import { historyLoaded, playedHands } from "../../player/history/history.ts";
import { isKnownBy } from "../../player/history/mastery.ts";
import { missedTechniques } from "../../player/history/schedule.ts";
import { GradeBar } from "../../player/strength/grade-bar.tsx";
import { changes, FINDING, finding, strength } from "../../player/strength/strength.ts";
import { Colophon } from "../about/colophon.tsx";
import { lastRatedWords, movedWords } from "./last-rated.ts";

/** What stands out is looked for in this many of the last hands. */
const LATEST = 10;

/** How strong the player is, what they know and what comes back, and the pages of their own. */
export function MePage({ pages }: { pages: ComponentChildren }) {
  const [complete, setComplete] = useState(false);
  useEffect(() => {
    historyLoaded.then(() => setComplete(true));
  }, []);
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("nav.me")}</h1>
        {complete && <Overview />}
        {pages}
        <Colophon />
      </div>
    </div>
  );
}

function Overview() {
  const hands = playedHands.value;
  const [highlight] = highlightWords(hands, hands.slice(-LATEST));
  const lastHands = lastRatedWords(hands);
  const moved = strength.value === null ? "" : movedWords(changes.value ?? []);
  return (
    <div class="me">
      <section aria-labelledby="me-strength" data-own={strength.value}>
        <h2 id="me-strength">{t("stats.strength")}</h2>
        {strength.value === null ? (
          <p>
            {t("strength.finding")}{" "}
            {t("strength.finding.count", { count: finding.value, of: FINDING })}
          </p>
        ) : (
          <GradeBar strength={strength.value} />
        )}
        {moved && <p class="help-text">{moved}</p>}
        {lastHands && <p class="help-text">{lastHands}</p>}
      </section>
      <section aria-labelledby="me-streak">
        <h2 id="me-streak">{t("me.streak")}</h2>
        <StreakCount today={today.value} />
      </section>
      <Review />
      {highlight && (
        <section aria-labelledby="me-finding">
          <h2 id="me-finding">{t("me.finding")}</h2>
          <p data-highlight={highlight.name}>{highlight.sentence}</p>
        </section>
      )}
      <Collected />
      <KeepLine />
    </div>
  );
}

/** How many techniques come back, and the button that practises them. */
function Review() {
  const missed = missedTechniques(playedHands.value, Date.now());
  return (
    <section aria-labelledby="me-review" data-missed={missed.length}>
      <h2 id="me-review">{t("stats.practice")}</h2>
      {missed.length ? (
        <a class="button" href={href("play", { practice: "missed" })}>
          {t("me.review", { count: missed.length })}
        </a>
      ) : (
        <p class="help-text">{t("me.review.none")}</p>
      )}
    </section>
  );
}

/** The emblems of the techniques, the mastered ones lit. The link leads to their lessons. */
function Collected() {
  const emblems = Object.entries(EMBLEMS).map(([code, emblem]) => ({
    emblem,
    known: isKnownBy(playedHands.value, code),
  }));
  const mastered = emblems.filter(({ known }) => known).length;
  return (
    <section class="me-collection" aria-labelledby="me-collection">
      <h2 id="me-collection">{t("collection.title")}</h2>
      <a class="me-emblems" href={href("learn")}>
        <span>{t("me.collection", { mastered, total: emblems.length })}</span>
        <span class="me-row" aria-hidden="true">
          {emblems.map(({ emblem, known }) => (
            <i key={emblem} data-known={known || undefined}>
              {emblem}
            </i>
          ))}
        </span>
      </a>
    </section>
  );
}
