import { randomSeed } from "../../../base/data/seed.ts";
import { CardDrawing } from "../../../base/ui/cards/face.tsx";
import { NumberWords } from "../../../base/ui/cards/number-words.tsx";
import { MiniTwentyfour } from "../../../base/ui/twentyfour/mini.tsx";
import { t } from "../../../base/words/i18n.ts";
import type { Dealer, Unfinished } from "../../mode.ts";
import { PlayButton } from "./play-button.tsx";
import { allRuns, bestOf, placeIn } from "./run.ts";
import type { Standing } from "./standing.ts";

/** The picture, the best and the last runs, and the button that starts or continues a run. */
export function StreakStart({
  run,
  standing,
  link,
  unfinished,
}: {
  /** Null for a new run. */
  run: string | null;
  standing: Standing | null;
  link: Dealer["link"];
  unfinished: Unfinished | null;
}) {
  return (
    <>
      <Climb />
      <Best />
      <PlayButton
        label={t(standing?.entries.length ? "sprint.go-on" : "play.start")}
        link={link}
        placeOf={() => placeIn(run ?? randomSeed(), unfinished)}
      />
    </>
  );
}

/** The places of the cards in the picture, each higher than the one before. */
const STEPS = [0, 1, 2, 3, 4].map((step) => ({ x: 2 + 74 * step, y: 140 - 34 * step }));

/** Hands made 24, on a thread that rises to the next hand, which is face down. */
const Climb = () => (
  <svg class="tree streak-climb" viewBox="0 0 358 230" aria-hidden="true" focusable="false">
    <path class="thread" d="M31 180 327 44" />
    {STEPS.map(({ x, y }) => (
      <g key={x} class="face" transform={`translate(${x} ${y}) scale(.242)`}>
        {x < 298 ? <MiniTwentyfour /> : <CardDrawing card={null} />}
      </g>
    ))}
  </svg>
);

/** How many of the last runs are shown. */
const LAST = 10;
const HEIGHT = 64;

/** The most hands without a miss, and the last runs as bars, the best of them in gold. */
function Best() {
  const runs = allRuns();
  const best = bestOf(runs);
  if (best === 0) return null;
  const last = runs.slice(-LAST).map(({ solved }) => solved);
  return (
    <div class="streak-climb" data-best={best}>
      <p class="streak">
        <NumberWords words={t("flawless.best", { count: best })} number={`${best}`} size={46} />
      </p>
      {last.length > 1 && (
        <svg class="picture" viewBox={`0 0 240 ${HEIGHT}`} aria-hidden="true" focusable="false">
          {last.map((solved, at) => {
            const height = Math.max(4, (HEIGHT * solved) / best);
            return (
              <rect
                key={at}
                class={solved === best ? "bar-gold" : "bar-plain"}
                x={24 * at + (240 - 24 * last.length) / 2}
                y={HEIGHT - height}
                width={20}
                height={height}
                rx={4}
              />
            );
          })}
        </svg>
      )}
    </div>
  );
}
