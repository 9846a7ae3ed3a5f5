import type { Alternatives } from "../../../../engine/contract.d.ts";
import { hasKeyboard } from "../../../base/browser/devices.ts";
import { settings } from "../../../base/browser/settings.ts";
import { RATED_CARDS } from "../../../base/cards/card-limits.ts";
import { allowingOf, puzzleOf } from "../../../base/cards/puzzle.ts";
import { ask, noResult } from "../../../base/python/engine.ts";
import { t } from "../../../base/words/i18n.ts";
import { signed } from "../../../base/words/pretty.ts";
import { techniqueName } from "../../../base/words/techniques.ts";
import { historyLoaded, playedHands } from "../../../player/history/history.ts";
import { practisedIn, TO_MASTER } from "../../../player/history/review/mastery.ts";
import { firstGradeWords } from "../../../player/strength/first-grade.tsx";
import { gradeWords } from "../../../player/strength/grade.ts";
import { changeOf, strength } from "../../../player/strength/strength.ts";
import type { Judged } from "../../../table/hand/types.ts";
import { comparedWords, winWords } from "../../session/win-words.ts";
import type { Game } from "../game.ts";

/** The longest wait for facts that are not known yet, in milliseconds. */
const LONGEST_WAIT = 1000;

/**
 * The announcement after a win, in addition to the verdict, one sentence each: its facts, the
 * comparison with other people, the technique and how far it is mastered, the strength, the end of
 * the round, and what Enter does next. Resolves when all of this is known, or to null if a right
 * answer is announced in another way.
 */
export async function winNews(game: Game, verdict: Judged) {
  if (game.hunting.peek()) return null;
  const play = game.mode.play.peek();
  const { words } = play;
  const talk = play.talk === "all" ? await talkOf(game, verdict) : [];
  const isOver = play.isOver(game.live.state.peek());
  const closing = isOver ? await words.closing?.() : null;
  const leadsOn = !isOver && play.talk !== "none" && hasKeyboard();
  const next = leadsOn ? [t(words.enter())] : [];
  return [...talk, ...(closing ?? []), ...next];
}

async function talkOf({ difficulty, round, table }: Game, verdict: Judged) {
  const puzzle = puzzleOf(table.hand.peek());
  const id = round.record.peek();
  if (!puzzle) return [];
  const text = verdict.expression?.text;
  const isRated = puzzle.numbers.length <= RATED_CARDS;
  const [solved, alternatives] = await Promise.all([
    isRated ? soon(ask("solve", puzzle)) : null,
    text ? soon(ask("alternatives", { text, ...allowingOf(puzzle) })) : null,
    soon(historyLoaded),
    isRated ? soon(rated(difficulty)) : null,
  ]);
  const compared = id ? await soon(comparedWords(id)) : null;
  const facts = winWords({
    id,
    level: difficulty.peek()?.level ?? null,
    count: solved?.count ?? null,
    milliseconds: round.elapsed.peek(),
  });
  return [
    ...(facts ? [t("sentence", { words: facts.words })] : []),
    ...(compared ? [compared] : []),
    ...(alternatives ? [techniqueWords(alternatives.technique)] : []),
    ...strengthWords(id),
  ];
}

/** Resolves when the difficulty is known, on which the change of the strength depends. */
async function rated(difficulty: Game["difficulty"]) {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = difficulty.subscribe((known) => {
      if (known) resolve();
    });
  });
  stop();
}

/** The result of a promise; null if it fails or takes too long. */
function soon<Result>(promise: Promise<Result>): Promise<Result | null | undefined> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT));
  return Promise.race([promise.catch(noResult), late]);
}

function techniqueWords({ code, params }: Alternatives["technique"]) {
  const name = params.left ? t("alternatives.factors", params) : techniqueName(code);
  const { hands, id } = practisedIn(playedHands.peek(), code);
  const fresh = hands === TO_MASTER && id === playedHands.peek().at(-1)?.id;
  const mastery =
    hands < TO_MASTER
      ? t("mastery.progress", { count: hands, goal: TO_MASTER })
      : t(fresh ? "mastery.fresh" : "mastery.done");
  return t("sentence", { words: `${t("alternatives.own")}${name}${t("win.comma")}${mastery}` });
}

/**
 * The player's first grade, or the change of the strength by a hand, in words.
 *
 * @param id of its record
 */
export function strengthWords(id: string | null) {
  const first = firstGradeWords(id);
  if (first) return [first];
  const change = settings.peek().rated === "yes" ? changeOf(id) : null;
  if (change === null || strength.peek() === null) return [];
  const now = strength.peek() ?? 0;
  const words = { change: signed(change), strength: Math.round(now), grade: gradeWords(now) };
  return [t("strength.changed", words)];
}
