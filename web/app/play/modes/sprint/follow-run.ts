import { computed, effect, untracked } from "@preact/signals";
import { go, read, route } from "../../../base/address/router.ts";
import { noResult } from "../../../base/python/engine.ts";
import { clockTime } from "../../../base/time/duration.ts";
import { t } from "../../../base/words/i18n.ts";
import { say } from "../../../base/words/say.ts";
import type { PlayTable } from "../../mode.ts";
import { runNamed, type SprintRun, timeOf } from "./kinds.ts";
import { handAt, isOver, standingOf } from "./run.ts";
import { placeQuery, readPlace, runQuery } from "./sprint-link.ts";

/** The remaining seconds that are announced. */
const WARNINGS = [60, 30, 10];

/** How long a right answer is shown before the next hand, in milliseconds. */
const SEEN = 700;

export const placeOn = ({ table }: Pick<PlayTable, "table">) =>
  readPlace(read(table.hand.value.key).query);

/**
 * The state of the run on the table, including the time and the wrong answers of the hand in play.
 */
export function standingNow({ round }: Pick<PlayTable, "round">, run: SprintRun) {
  const standing = standingOf(run);
  if (round.result.value !== null) return standing;
  const spent = standing.spent + round.elapsed.value;
  return { ...standing, spent, wrong: standing.wrong + round.wrong.value };
}

/** The milliseconds left in the run on the table; null without a run or a time limit. */
export function timeLeftOf(game: Pick<PlayTable, "round" | "table">) {
  const at = placeOn(game);
  if (!at) return null;
  const left = timeOf(at.run) - standingNow(game, at.run).spent;
  return Number.isFinite(left) ? Math.max(0, left) : null;
}

/** @param name of a run */
export function isRunOver(name: string) {
  const run = runNamed(name);
  return run !== null && standingOf(run).isOver;
}

/**
 * Deals the next hand after a hand is solved, and ends the run when its time or its lives are used
 * up. Returns a function that stops this.
 */
export function followRun(game: PlayTable) {
  const { round, table } = game;
  const at = computed(() => placeOn(game));
  const timeLeft = computed(() => timeLeftOf(game));
  const warned = computed(() => {
    const { value: left } = timeLeft;
    if (left === null || !at.value) return undefined;
    const whole = timeOf(at.value.run);
    return WARNINGS.findLast((seconds) => left <= 1000 * seconds && 1000 * seconds < whole);
  });
  const stopWarning = effect(() => {
    const seconds = warned.value;
    if (seconds && timeLeft.peek()) {
      say(t("sprint.left", { time: clockTime(1000 * seconds) }));
    }
  });

  const stopEnding = effect(() => {
    if (!at.value || round.result.value !== null) return;
    const { run } = at.value;
    if (!isOver(run, standingNow(game, run))) return;
    untracked(() => {
      if (!standingOf(run).isOver) round.abandon();
      closeRun(run);
    });
  });

  const stopDealing = effect(() => {
    const place = at.value;
    if (!place) return;
    handAt(place.run, place.place + 1).catch(noResult);
    if (round.result.value !== "solved") return;
    const { key } = table.hand.peek();
    const timer = setTimeout(() => {
      if (table.hand.peek().key === key && route.peek().name === "play") layNext(game);
    }, SEEN);
    return () => clearTimeout(timer);
  });

  return () => {
    for (const stop of [stopWarning, stopEnding, stopDealing]) stop();
  };
}

/** Announces the end of a run, and opens its results unless the player has gone to another page. */
function closeRun(run: SprintRun) {
  say(t("sprint.over", { count: standingOf(run).solved }));
  if (route.peek().name === "play") go("sprint", runQuery(run));
}

/** Ends the run on the table early. The remaining time counts as spent on its last hand. */
export function endRun(game: Pick<PlayTable, "live" | "round" | "table">) {
  const at = placeOn(game);
  if (!at) return;
  const { spent } = standingNow(game, at.run);
  const left = Math.max(0, timeOf(at.run) - spent);
  if (Number.isFinite(left)) game.round.abandon(game.live.readTime() + left);
  closeRun(at.run);
}

/**
 * Deals the next hand of a run, or opens the results at the end. The present hand is skipped unless
 * it has ended.
 */
export async function layNext(game: PlayTable) {
  const at = placeOn(game);
  if (!at) return;
  const { round, table } = game;
  const { run, place } = at;
  const { hash } = location;
  round.abandon();
  if (standingOf(run).isOver) return closeRun(run);
  const deal = await handAt(run, place + 1);
  if (location.hash === hash) {
    table.open({ ...deal, solvable: true, dealt: true }, placeQuery(run, place + 1));
  }
}
