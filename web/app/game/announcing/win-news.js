import { computed, effect } from "@preact/signals";
import { timeTaken } from "../../core/duration.js";
import { ask, noResult } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { signed } from "../../core/pretty.js";
import { settings } from "../../core/settings.js";
import { techniqueName } from "../../core/techniques.js";
import { handsOf, standingOf } from "../../daily/daily.js";
import { streakAt } from "../../daily/streak.js";
import { today } from "../../daily/today.js";
import { playedHands } from "../../history/history.js";
import { masteringHands, TO_MASTER } from "../../history/mastery.js";
import { winWords } from "../../sitting/win-words.js";
import { RATED_CARDS } from "../../solve/card-limits.js";
import { changeOf, strength } from "../../strength/strength.js";

/** @import { Alternatives } from "../../../engine/contract.d.ts" */
/** @import { Game } from "../game.js" */
/** @import { Judged } from "../round/answer.js" */

/** The longest wait, in milliseconds, for what is not known yet. */
const PATIENCE = 1000;

/**
 * What is told of a win besides the verdict, a sentence each: its facts, the technique and how far that is
 * mastered, the strength, and the end of a day. Resolves when all of it is known.
 *
 * @param {Game} game
 * @param {Judged} verdict
 */
export async function winNews({ level, mode, round, table }, verdict) {
  const { numbers, target } = table.hand.peek();
  const id = round.recordId.peek();
  if (!numbers || target === null) return [];
  const hand = { numbers, target };
  const text = verdict.expression?.text;
  const [solved, alternatives] = await Promise.all([
    numbers.length > RATED_CARDS ? null : soon(ask("solve", hand)),
    text ? soon(ask("alternatives", { text })) : null,
    soon(recorded(id)),
  ]);
  const facts = winWords({
    id,
    level: level.peek()?.level ?? null,
    count: solved?.count ?? null,
    milliseconds: round.elapsed.peek(),
  });
  return [
    ...(facts ? [t("sentence", { words: facts.words })] : []),
    ...(alternatives ? [techniqueWords(alternatives.technique)] : []),
    ...strengthWords(id),
    ...(mode.dayDone.peek() ? await dayWords(mode.context.peek().date) : []),
  ];
}

/**
 * The result of a promise; null where it fails or takes too long.
 *
 * @template Result
 * @param {Promise<Result>} promise
 * @returns {Promise<Result | null>}
 */
function soon(promise) {
  const late = new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([promise.catch(noResult), late]);
}

/**
 * Resolves when the record is in the history.
 *
 * @param {string | null} id
 */
async function recorded(id) {
  const known = computed(() => !id || playedHands.value.some((hand) => hand.id === id));
  let stop = () => {};
  await new Promise((resolve) => {
    stop = effect(() => {
      if (known.value) resolve(undefined);
    });
  });
  stop();
}

/** @param {Alternatives["technique"]} technique */
function techniqueWords({ code, params }) {
  const name = params.left ? t("alternatives.factors", params) : techniqueName(code);
  const hands = masteringHands(playedHands.peek(), code);
  const fresh = hands.length === TO_MASTER && hands.at(-1) === playedHands.peek().at(-1);
  const mastery =
    hands.length < TO_MASTER
      ? t("mastery.progress", { count: hands.length, goal: TO_MASTER })
      : t(fresh ? "mastery.fresh" : "mastery.done");
  return t("sentence", { words: `${t("alternatives.own")}${name}${t("win.comma")}${mastery}` });
}

/**
 * How a hand has changed the strength of the player.
 *
 * @param {string | null} id of its record
 */
export function strengthWords(id) {
  const change = settings.peek().rated === "yes" ? changeOf(id) : null;
  if (change === null || strength.peek() === null) return [];
  const now = Math.round(strength.peek() ?? 0);
  return [t("strength.changed", { change: signed(change), strength: now })];
}

/**
 * How a day has ended.
 *
 * @param {string} day
 */
async function dayWords(day) {
  const hands = await handsOf(day);
  const standings = hands.map(({ numbers }) => standingOf(day, numbers));
  const solved = standings.filter((standing) => standing?.result === "solved");
  const milliseconds = standings.reduce((sum, each) => sum + (each?.milliseconds ?? 0), 0);
  const facts = { count: solved.length, of: hands.length, time: timeTaken(milliseconds) };
  const streak = day === today.peek() ? streakAt(day) : 0;
  const words = [t("daily.total", facts), streak && t("daily.streak", { count: streak })];
  return [t("sentence", { words: words.filter(Boolean).join(t("win.comma")) })];
}
