import { computed, effect, signal, untracked } from "@preact/signals";
import { noResult } from "../../core/engine.js";
import { go, read, route } from "../../core/router.js";
import { onNewHand } from "../../dealing/new-hand.js";
import { handAt, isOver, standingOf } from "../../sprint/run.js";
import { placeQuery, readPlace, runQuery } from "../../sprint/sprint-link.js";

/** @import { Game } from "../../game/game.js" */
/** @import { Run } from "../../sprint/kinds.js" */

/** How long a right answer is seen before the next hand, in milliseconds. */
const SEEN = 700;

/** @param {Game} game */
export const placeOn = ({ table }) => readPlace(read(table.hand.value.key).query);

/**
 * The run on the table with the hand that is played: its time and wrong answers count already.
 *
 * @param {Game} game
 * @param {Run} run
 * @param {number} wrong answers to this hand
 */
export function standingNow({ round }, run, wrong = 0) {
  const standing = standingOf(run);
  if (round.result.value !== null) return standing;
  const spent = standing.spent + round.elapsed.value;
  return { ...standing, spent, wrong: standing.wrong + wrong };
}

/**
 * Lays the next hand once one is solved, and ends the run when its time or its lives are up.
 *
 * @param {Game} game
 */
export function followRun(game) {
  const { answer, round, table } = game;
  const at = computed(() => placeOn(game));
  const wrong = signal(0);
  onNewHand(table, () => {
    wrong.value = 0;
  });

  effect(() => {
    if (answer.verdict.value?.counts_as_wrong && at.peek()) wrong.value = wrong.peek() + 1;
  });

  effect(() => {
    if (!at.value || route.value.name !== "play" || round.result.value !== null) return;
    const { run } = at.value;
    if (!isOver(run, standingNow(game, run, wrong.value))) return;
    untracked(() => {
      if (!standingOf(run).isOver) round.abandon();
      go("sprint", runQuery(run));
    });
  });

  effect(() => {
    const place = at.value;
    if (!place) return;
    handAt(place.run, place.place + 1).catch(noResult);
    if (round.result.value !== "solved") return;
    const { key } = table.hand.peek();
    const timer = setTimeout(() => {
      if (table.hand.peek().key === key && route.peek().name === "play") layNext(game, place);
    }, SEEN);
    return () => clearTimeout(timer);
  });
}

/**
 * Lays the hand after one of a run, which is skipped unless it has ended; opens the results at the end.
 *
 * @param {Game} game
 * @param {{run: Run, place: number}} at
 */
export async function layNext({ round, table }, { run, place }) {
  const { hash } = location;
  round.abandon();
  if (standingOf(run).isOver) return go("sprint", runQuery(run));
  const deal = await handAt(run, place + 1);
  if (location.hash === hash) {
    table.lay({ ...deal, solvable: true, dealt: true }, placeQuery(run, place + 1));
  }
}
