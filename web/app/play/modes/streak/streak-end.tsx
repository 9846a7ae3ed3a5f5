import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { randomSeed } from "../../../base/data/seed.ts";
import { ask } from "../../../base/python/engine.ts";
import { CardDrawing } from "../../../base/ui/cards/face.tsx";
import { NumberWords } from "../../../base/ui/cards/number-words.tsx";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { branchOf } from "../../../base/ui/tree/branch.ts";
import { Tree } from "../../../base/ui/tree/tree.tsx";
import { MiniTwentyfour } from "../../../base/ui/twentyfour/mini.tsx";
import { sentences, t } from "../../../base/words/i18n.ts";
import { equation } from "../../../base/words/pretty.ts";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import type { Played } from "../../../table/hand/played.ts";
import type { Dealer } from "../../mode.ts";
import { PlayButton } from "./play-button.tsx";
import { allRuns, bestOf, handAt, placeIn } from "./run.ts";
import type { Entry, Standing } from "./standing.ts";
import { streakShare } from "./streak-share.ts";

/** The end of a run: its hands, how many were solved, and a solution of the hand that ended it. */
export function StreakEnd({
  run,
  standing: { entries, solved },
  link,
}: {
  run: string;
  standing: Standing;
  link: Dealer["link"];
}) {
  const best = bestOf(allRuns());
  const score = t("flawless.score", { count: solved });
  const compared = solved === best ? t("flawless.best.now") : t("flawless.best", { count: best });
  const missed = entries.at(-1)?.played;
  useSaid(sentences(t("sentence", { words: score }), solved > 0 && compared));
  return (
    <>
      <Row entries={entries} label={score} />
      <div class="streak-climb" data-solved={solved}>
        <p class="streak">
          <NumberWords words={score} number={`${solved}`} size={46} />
        </p>
        {solved > 0 && <p class="streak">{compared}</p>}
      </div>
      {missed && <Missed run={run} played={missed} />}
      <EndedHands hands={entries.map(({ played }) => played)} />
      <ShareButton {...streakShare(run, entries, score)} label={t("daily.share")} />
      <PlayButton
        label={t("sprint.again")}
        link={link}
        placeOf={() => placeIn(randomSeed(), null)}
      />
    </>
  );
}

const COLUMNS = 10;
const [ACROSS, DOWN] = [36, 50];

/** A card for each hand: 24 if it was solved, its back if it was skipped, and a cross at the miss. */
function Row({ entries, label }: { entries: readonly Entry[]; label: string }) {
  const columns = Math.min(COLUMNS, entries.length);
  const left = (ACROSS * (COLUMNS - columns)) / 2;
  const rows = Math.ceil(entries.length / COLUMNS);
  return (
    <svg
      class="tree streak-climb"
      viewBox={`0 0 ${ACROSS * COLUMNS} ${DOWN * rows}`}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {entries.map(({ end, played }, place) => {
        const [x, y] = [ACROSS * (place % COLUMNS) + left, DOWN * Math.floor(place / COLUMNS)];
        return (
          <g key={played.id} data-end={end} transform={`translate(${x + 2} ${y + 2})`}>
            <g class="face" transform="scale(.133)">
              {end === "solved" ? <MiniTwentyfour /> : <CardDrawing card={null} />}
            </g>
            {end === "missed" && (
              <g class="joint-cross" transform="translate(16 22)">
                <circle r={9} />
                <path d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" />
              </g>
            )}
            {end === "solved" && played.hints > 0 && (
              <circle class="joint-sign" cx={30} cy={4} r={4} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The plainest solution of the hand that ended the run. */
function Missed({ run, played }: { run: string; played: Played }) {
  const { result } = useResult(
    async (signal) => {
      const puzzle = puzzleOf(played);
      const [{ solutions }, { cards }] = await Promise.all([
        ask("solve", puzzle, { signal }),
        handAt(run, played.place ?? 0),
      ]);
      return { solution: solutions[0], cards };
    },
    [played.id],
  );
  if (!result?.solution) return null;
  const { solution, cards } = result;
  return (
    <section class="streak-climb">
      <h2 class="streak">{t("flawless.missed")}</h2>
      <Tree
        roots={[branchOf(solution, cards)]}
        label={equation(solution.text, played.target)}
        width={520}
      />
    </section>
  );
}
