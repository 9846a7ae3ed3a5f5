import { useEffect, useMemo, useRef } from "preact/hooks";
import { settings } from "../../base/browser/settings.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { labelled, t } from "../../base/words/i18n.ts";
import { entriesOf } from "../../table/hand/trail.ts";
import { type Run, runOfTrail, seenAt } from "../match/run.ts";
import { paceName } from "./pace-words.ts";
import { type Paced, useRuns } from "./use-runs.ts";

/** The marker of the player to race, while the hand is played and a time is known. */
export function PaceLine(props: Paced) {
  const { mode, paceWords, round, table } = props.game;
  const { pace } = settings.value;
  const { runOf, friend } = useRuns(props);
  const run = useMemo(() => runOf(pace), [runOf, pace]);
  const name = paceName(pace, friend);
  const { key } = table.hand.value;
  const isOpen = round.result.value === null && mode.play.value.rules.goal === "right";
  /** What was raced until the hand ended: the end may change the strength, and so the run. */
  const raced = useRef({ key: "", name, end: 0 });
  if (isOpen && run) raced.current = { key, name, end: run.end };
  const isWon = round.result.value === "solved" && raced.current.key === key;
  const label = isOpen && run ? labelled(name, timeTaken(run.end)) : "";
  useEffect(() => {
    paceWords.value = isWon ? aheadWords(raced.current, round.elapsed.peek()) : label;
    return () => {
      paceWords.value = "";
    };
  }, [isWon, label, key]);
  return run && label ? <Thread key={key} game={props.game} run={run} label={label} /> : null;
}

/** By how much a time was ahead of an end, in words; empty if it was not. */
function aheadWords({ name, end }: { name: string; end: number }, time: number) {
  const tenths = Math.floor((end - time) / 100);
  return tenths > 0 ? labelled(name, t("pace.ahead", { seconds: tenths / 10 })) : "";
}

/**
 * A bar that is full when the other player has solved the hand, and a bead for each step that lies on
 * either table.
 *
 * @param props `label`: whose time it is, and the time
 */
function Thread({
  game: { live, round },
  run,
  label,
}: Pick<Paced, "game"> & { run: Run; label: string }) {
  const now = round.elapsed.value;
  const { log } = live.shelf.value;
  const own = useMemo(() => runOfTrail(entriesOf(log), Number.POSITIVE_INFINITY, false), [log]);
  const earlier = now - live.time.value; // rounds with the same hand
  const { steps, isOver } = seenAt(run, now);
  useSaid(isOver ? t("sentence", { words: label }) : "");
  const shareOf = (time: number) => Math.min(1, time / run.end);
  const bead = (at: number, place: number, isOwn: boolean) => (
    <i
      key={`${place}${isOwn}`}
      data-own={isOwn || undefined}
      style={{ insetInlineStart: `${100 * shareOf(at)}%` }}
    />
  );
  return (
    <div class="pace" role="img" aria-label={label} data-over={isOver || undefined}>
      <div class="bar">
        <div class="bar-fill" style={{ transform: `scaleX(${shareOf(now)})` }} />
      </div>
      {steps.map((at, place) => bead(at, place, false))}
      {seenAt(own, now).steps.map((at, place) => bead(at + earlier, place, true))}
    </div>
  );
}
