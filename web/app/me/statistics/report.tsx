import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { PlayingCard } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { Boundary, BrokenSection } from "../../base/ui/boundary.tsx";
import { Face } from "../../base/ui/cards/face.tsx";
import { Bars } from "../../base/ui/charts/bars.tsx";
import { Figure } from "../../base/ui/charts/figure.tsx";
import { Share } from "../../base/ui/charts/share-bar.tsx";
import { Fold } from "../../base/ui/fold.tsx";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { Comparison } from "../../player/comparison/comparison.tsx";
import { playedHands } from "../../player/history/history.ts";
import type { Played } from "../../table/hand/played.ts";
import { levelName, timeColumns } from "./labels.ts";
import { LevelTimes } from "./level-times.tsx";
import { OwnData } from "./own-data.tsx";
import { PlayedDays } from "./played-days.tsx";
import { Practice } from "./practice.tsx";
import { Recent } from "./recent.tsx";
import { ReviewQueue } from "./review-queue.tsx";
import { Strength } from "./strength-chart.tsx";
import { byLevel, byTechnique, type SolvedShare, spread, totals } from "./summary.ts";
import { Where } from "./time-shares.tsx";

const FAN: PlayingCard[] = [
  { rank: 1, suit: "spades" },
  { rank: 2, suit: "hearts" },
  { rank: 3, suit: "clubs" },
  { rank: 4, suit: "diamonds" },
];

/** The statistics of the history or, without hands, an invitation to play. */
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
  return (
    <section class="sheet">
      <div class="fan" aria-hidden="true">
        {FAN.map((card) => (
          <div key={card.suit}>
            <Face card={card} />
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

type Section = FunctionComponent<{ hands: Played[] }>;

/** The statistics by subject. */
const SUBJECTS = {
  speed: [Strength, Comparison, Times, Levels, LevelTimes],
  techniques: [Where, Techniques, Practice, ReviewQueue],
  days: [PlayedDays, Recent],
} satisfies Record<string, Section[]>;

function Pictures({ hands }: { hands: Played[] }) {
  return (
    <>
      <Sections sections={[Totals]} hands={hands} />
      {keysOf(SUBJECTS).map((name) => (
        <Fold key={name} title={t(`stats.subject.${name}`)}>
          {() => <Sections sections={SUBJECTS[name]} hands={hands} />}
        </Fold>
      ))}
    </>
  );
}

function Sections({ sections, hands }: { sections: Section[]; hands: Played[] }) {
  return sections.map((Section, place) => (
    <Boundary key={place} instead={<BrokenSection />}>
      <InTurn Section={Section} hands={hands} />
    </Boundary>
  ));
}

/**
 * Draws a section in its own turn after the hands have changed, so that the page responds between
 * two sections.
 */
function InTurn({ Section, hands }: { Section: Section; hands: Played[] }) {
  const [shown, setShown] = useState<Played[] | null>(null);
  useEffect(() => {
    const turn = setTimeout(() => setShown(hands));
    return () => clearTimeout(turn);
  }, [hands]);
  return useMemo(() => shown && <Section hands={shown} />, [shown]);
}

function Totals({ hands }: { hands: Played[] }) {
  const { played, solved, unaided, median, best } = totals(hands);
  const values = { played, solved, unaided, median: timeTaken(median), best: timeTaken(best) };
  return (
    <dl class="sheet totals">
      {keysOf(values).map((name) => (
        <div key={name} data-total={name}>
          <dt>{t(`stats.${name}`)}</dt>
          <dd>{values[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Times({ hands }: { hands: Played[] }) {
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

function Levels({ hands }: { hands: Played[] }) {
  return <Shares title={t("stats.levels")} shares={byLevel(hands)} nameOf={levelName} />;
}

function Techniques({ hands }: { hands: Played[] }) {
  const shares = byTechnique(hands);
  return <Shares title={t("stats.techniques")} shares={shares} nameOf={techniqueName} />;
}

/** How many hands of each kind were solved, and how fast. */
function Shares({
  title,
  shares,
  nameOf,
}: {
  title: string;
  shares: SolvedShare[];
  nameOf: (code: string) => string;
}) {
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
