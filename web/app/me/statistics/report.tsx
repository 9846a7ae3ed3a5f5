import type { FunctionComponent } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { PlayingCard } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { keysOf } from "../../base/data/keys.ts";
import { NumeralText } from "../../base/ui/cards/numeral-text.tsx";
import { Bars } from "../../base/ui/charts/bars.tsx";
import { Figure } from "../../base/ui/charts/figure.tsx";
import { Share } from "../../base/ui/charts/share-bar.tsx";
import { Boundary, BrokenSection } from "../../base/ui/loading/boundary.tsx";
import { Fold } from "../../base/ui/sections/fold.tsx";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import { Comparison } from "../../player/comparison/comparison.tsx";
import { playedHands } from "../../player/history/history.ts";
import type { Played } from "../../table/hand/played.ts";
import { tileOf } from "../../table/worked/frames.ts";
import { TableRow } from "../../table/worked/table-row.tsx";
import { columnTime, levelName, timeColumns } from "./labels.ts";
import { LevelTimes } from "./level-times.tsx";
import { MissedTechniques } from "./missed-techniques.tsx";
import { OwnData } from "./own-data.tsx";
import { PlayedDays } from "./played-days.tsx";
import { Recent } from "./recent.tsx";
import { ReviewQueue } from "./review-queue.tsx";
import { StandsOut } from "./stands-out.tsx";
import { Strength } from "./strength-chart.tsx";
import { byLevel, byTechnique, type SolvedShare, spread, totals } from "./summary.ts";
import { Where } from "./time-shares.tsx";

const DEALT: PlayingCard[] = [
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
      <TableRow frame={{ others: DEALT.map(tileOf), left: null, right: null, step: null }} />
      <p class="lead">{t("statistics.empty")}</p>
      <a class="button primary" href={href("play")}>
        {t("statistics.empty.play")}
      </a>
    </section>
  );
}

type Section = FunctionComponent<{ hands: Played[] }>;

/** The pictures, which are open. */
const PICTURES: Section[] = [Totals, Strength, SolvingTimes, PlayedDays, StandsOut];

/** Tables and lists by subject, which are folded on a phone. */
const SUBJECTS = {
  speed: [Comparison, Levels, LevelTimes],
  techniques: [Where, Techniques, MissedTechniques, ReviewQueue],
} satisfies Record<string, Section[]>;

function Pictures({ hands }: { hands: Played[] }) {
  return (
    <>
      <Sections sections={PICTURES} hands={hands} />
      {keysOf(SUBJECTS).map((name) => (
        <Fold key={name} title={t(`statistics.subject.${name}`)}>
          {() => <Sections sections={SUBJECTS[name]} hands={hands} />}
        </Fold>
      ))}
      <Fold title={t("statistics.recent")}>
        {() => <Sections sections={[Recent]} hands={hands} />}
      </Fold>
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
  const values = { played, solved, unaided, median: columnTime(median), best: columnTime(best) };
  return (
    <dl class="sheet totals">
      {keysOf(values).map((name) => (
        <div key={name} data-total={name}>
          <dt>{t(`statistics.${name}`)}</dt>
          <dd>
            <NumeralText text={`${values[name]}`} size={34} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SolvingTimes({ hands }: { hands: Played[] }) {
  const { bars, bounds } = timeColumns(spread(hands));
  return (
    <section class="sheet">
      <h2>{t("statistics.times")}</h2>
      <Figure
        caption={t("statistics.times")}
        heads={[t("statistics.time"), t("statistics.played")]}
        rows={bars.map(({ name, value }) => [name, value])}
        draw={(width) => <Bars width={width} bars={bars} bounds={bounds} />}
      />
    </section>
  );
}

function Levels({ hands }: { hands: Played[] }) {
  return <Shares title={t("statistics.levels")} shares={byLevel(hands)} nameOf={levelName} />;
}

function Techniques({ hands }: { hands: Played[] }) {
  const shares = byTechnique(hands);
  return <Shares title={t("statistics.techniques")} shares={shares} nameOf={techniqueName} />;
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
            <th scope="col">{t("statistics.kind")}</th>
            <th scope="col">{t("statistics.solved")}</th>
            <th scope="col" class="figure-cell">
              {t("statistics.median")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ code, played, solved, median, half, lately }) => (
            <tr key={code} data-code={code}>
              <th scope="row">{nameOf(code)}</th>
              <td>
                <Share part={solved} whole={played} most={most} />
                <span class="share-words">{t("statistics.solved.of", { solved, played })}</span>
              </td>
              <td class="figure-cell">
                {columnTime(median)}
                {half && (
                  <small class="time-half">
                    {t("statistics.half", { from: columnTime(half[0]), to: columnTime(half[1]) })}
                  </small>
                )}
                {half && <small>{t("statistics.lately", { time: columnTime(lately) })}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
