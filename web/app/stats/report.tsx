import { useEffect, useMemo, useState } from "preact/hooks";
import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { settings } from "../core/settings.js";
import { techniqueName } from "../core/techniques.js";
import { playedHands } from "../history/history.js";
import { Comparison } from "../people/comparison.jsx";
import { Boundary, BrokenSection } from "../ui/boundary.jsx";
import { Face } from "../ui/cards/face.jsx";
import { Bars } from "../ui/charts/bars.jsx";
import { Figure } from "../ui/charts/figure.jsx";
import { Share } from "../ui/charts/share-bar.jsx";
import { Collection } from "./collection.jsx";
import { levelName, timeColumns } from "./labels.js";
import { LevelTimes } from "./level-times.jsx";
import { OwnData } from "./own-data.jsx";
import { PlayedDays } from "./played-days.jsx";
import { Practice } from "./practice.jsx";
import { Recent } from "./recent.jsx";
import { ReviewQueue } from "./review-queue.jsx";
import { Strength } from "./strength.jsx";
import { byLevel, byTechnique, spread, totals } from "./summary.js";

/** @import { PlayingCard } from "../../engine/contract.d.ts" */
/** @import { Played } from "../history/played.js" */
/** @import { Share as Part } from "./summary.js" */

/** @type {PlayingCard[]} */
const FAN = [
  { rank: 1, suit: "spades" },
  { rank: 2, suit: "hearts" },
  { rank: 3, suit: "clubs" },
  { rank: 4, suit: "diamonds" },
];

/** The statistics of the history, or an invitation to play. */
export function Report() {
  const hands = playedHands.value;
  return (
    <>
      {hands.length === 0 ? <Invitation /> : <Pictures hands={hands} />}
      <Boundary instead={<BrokenSection />}>
        <OwnData count={hands.length} />
      </Boundary>
    </>
  );
}

function Invitation() {
  const letters = settings.value.ranks === "letters";
  return (
    <section class="sheet">
      <div class="fan" aria-hidden="true">
        {FAN.map((card) => (
          <div key={card.suit}>
            <Face card={card} letters={letters} />
          </div>
        ))}
      </div>
      <p class="lead">{t("stats.empty")}</p>
      <a class="button primary" href={href("play")}>
        {t("stats.empty.play")}
      </a>
    </section>
  );
}

const SECTIONS = [
  Totals,
  Strength,
  Comparison,
  PlayedDays,
  Collection,
  Times,
  Levels,
  LevelTimes,
  Techniques,
  Practice,
  ReviewQueue,
  Recent,
];

/** @param {{hands: Played[]}} props */
function Pictures({ hands }) {
  return SECTIONS.map((Section, place) => (
    <Boundary key={place} instead={<BrokenSection />}>
      <InTurn Section={Section} hands={hands} />
    </Boundary>
  ));
}

/**
 * A section, drawn in a turn of its own when the hands have changed, so that the page goes on between two
 * of them.
 *
 * @param {{Section: import("preact").FunctionComponent<{hands: Played[]}>, hands: Played[]}} props
 */
function InTurn({ Section, hands }) {
  const [shown, setShown] = useState(/** @type {Played[] | null} */ (null));
  useEffect(() => {
    const turn = setTimeout(() => setShown(hands));
    return () => clearTimeout(turn);
  }, [hands]);
  return useMemo(() => shown && <Section hands={shown} />, [shown]);
}

/** @param {{hands: Played[]}} props */
function Totals({ hands }) {
  const { played, solved, unaided, median, best } = totals(hands);
  const values = { played, solved, unaided, median: timeTaken(median), best: timeTaken(best) };
  return (
    <dl class="sheet totals">
      {
        /** @type {(keyof typeof values)[]} */ (Object.keys(values)).map((name) => (
          <div key={name} data-total={name}>
            <dt>{t(`stats.${name}`)}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))
      }
    </dl>
  );
}

/** @param {{hands: Played[]}} props */
function Times({ hands }) {
  const { bars, bounds } = timeColumns(spread(hands));
  return (
    <section class="sheet">
      <h2>{t("stats.times")}</h2>
      <Figure
        caption={t("stats.times")}
        heads={[t("stats.time"), t("stats.played")]}
        rows={bars.map(({ name, value }) => [name, value])}
        draw={(width) => <Bars width={width} bars={bars} bounds={bounds} />}
      />
    </section>
  );
}

/** @param {{hands: Played[]}} props */
function Levels({ hands }) {
  return <Shares title={t("stats.levels")} shares={byLevel(hands)} nameOf={levelName} />;
}

/** @param {{hands: Played[]}} props */
function Techniques({ hands }) {
  const shares = byTechnique(hands);
  return <Shares title={t("stats.techniques")} shares={shares} nameOf={techniqueName} />;
}

/**
 * How many hands of each kind were solved, and how fast.
 *
 * @param {{title: string, shares: Part[], nameOf: (code: string) => string}} props
 */
function Shares({ title, shares, nameOf }) {
  if (shares.length === 0) return null;
  const most = Math.max(...shares.map(({ played }) => played));
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <table class="shares" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t("stats.kind")}</th>
            <th scope="col">{t("stats.solved")}</th>
            <th scope="col" class="figure-cell">
              {t("stats.median")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ code, played, solved, median, half, lately }) => (
            <tr key={code} data-code={code}>
              <th scope="row">{nameOf(code)}</th>
              <td>
                <Share part={solved} whole={played} most={most} />
                <span class="share-words">{t("stats.solved.of", { solved, played })}</span>
              </td>
              <td class="figure-cell">
                {timeTaken(median)}
                {half && (
                  <small class="time-half">
                    {t("stats.half", { from: timeTaken(half[0]), to: timeTaken(half[1]) })}
                  </small>
                )}
                {half && <small>{t("stats.lately", { time: timeTaken(lately) })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
