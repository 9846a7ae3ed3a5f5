import { useEffect } from "preact/hooks";
import { go, href, read } from "../../../base/address/router.ts";
import { noResult } from "../../../base/python/engine.ts";
import { Chip, Drawing, Line } from "../../../base/ui/pictures/shapes.tsx";
import { t } from "../../../base/words/i18n.ts";
import { Tool } from "../../../table/views/tool.tsx";
import type { PlayTable } from "../../mode.ts";
import { handAt, openHand, standingOf } from "./run.ts";
import { SKIPS } from "./standing.ts";
import { isMissed, readPlace } from "./streak-link.ts";

export { isOfRun } from "./run.ts";

/** Hands made 24, each higher than the one before, and the place of the next. */
export function Picture() {
  return (
    <Drawing>
      <Line d="M36 104 190 34" kind="gold" />
      {[0, 1, 2, 3].map((step) => (
        <Chip key={step} x={36 + 42 * step} y={104 - 19 * step} text="24" kind="gold" wide={30} />
      ))}
      <Chip x={204} y={28} kind="slot" wide={30} />
    </Drawing>
  );
}

const placeOn = ({ table }: PlayTable) => readPlace(read(table.hand.value.key).query);

/** How many hands of the run are solved. */
function solvedOn({ round }: PlayTable, { place, skips }: { place: number; skips: number }) {
  return place - (SKIPS - skips) + Number(round.result.value === "solved");
}

/** How many hands are solved. Meanwhile Python deals the next one. */
export function Name({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  useEffect(() => {
    if (at) handAt(at.run, at.place + 1).catch(noResult);
  }, [game.table.hand.value.key]);
  if (!at) return null;
  return (
    <span class="mode-parts">
      <span>{t("mode.flawless")}</span>{" "}
      <span>{t("sprint.solved", { count: solvedOn(game, at) })}</span>
    </span>
  );
}

/** Goes on to the next hand, as long as a skip is left. */
export function Skip({ game }: { game: PlayTable }) {
  if (!placeOn(game)?.skips) return null;
  return <Tool icon="play" name="flawless.skip" onPress={() => layNext(game)} />;
}

/** How many hands are solved without a miss. */
export function Fact({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  return at && <p class="win-facts">{t("flawless.score", { count: solvedOn(game, at) })}</p>;
}

/** The link to the end of the run. */
export function EndPanel({ game }: { game: PlayTable }) {
  const at = placeOn(game);
  if (!at) return null;
  return (
    <div class="controls">
      <a class="button primary" href={href("streak", { run: at.run })}>
        {t("sprint.results")}
      </a>
    </div>
  );
}

/** The announcement at the end of a run. */
export async function closing(run: string) {
  return [t("flawless.over", { count: standingOf(run).solved })];
}

/**
 * Opens the next hand of the run, or the end of a run that is over. A hand that has not ended is
 * skipped.
 */
export async function layNext(game: PlayTable) {
  const at = placeOn(game);
  if (!at) return;
  const { run, place } = at;
  game.round.abandon();
  const hand = game.live.state.value;
  if (isMissed(hand)) return go("streak", { run });
  const hints = Math.max(0, at.hints - hand.hints);
  const skips = at.skips - Number(hand.result === "left");
  await openHand({ run, place: place + 1, hints, skips }, game.table.link);
}
