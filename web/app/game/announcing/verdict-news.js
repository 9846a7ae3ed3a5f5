import { effect, untracked } from "@preact/signals";
import { hasKeyboard } from "../../core/devices.js";
import { engineState } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";
import { say } from "../../core/say.js";
import { verdictSentences } from "../../core/verdict-sentences.js";
import { winNews } from "./win-news.js";

/** @import { Game } from "../game.js" */
/** @import { Judged } from "../round/answer.js" */

/**
 * Announces every verdict: a win in one sentence, when all is known that is told of it. Right answers of
 * "Find all" are announced with their number.
 *
 * @param {Game} game
 */
export function announceVerdicts(game) {
  const { answer, find, mode, table } = game;
  let told = answer.verdict.peek()?.serial ?? 0;

  effect(() => {
    if (answer.pending.value && engineState.value === "loading") say(t("verdict.waiting"));
  });

  effect(() => {
    const verdict = answer.verdict.value;
    if (!verdict || verdict.serial <= told) return;
    told = verdict.serial;
    untracked(() => (verdict.ok ? tellWin(verdict) : say(faultWords(verdict))));
  });

  /** @param {Judged} verdict */
  async function tellWin(verdict) {
    if (find.hunting.peek()) return;
    const words = [...sentencesOf(verdict), ...(await winNews(game, verdict))];
    if (answer.verdict.peek() !== verdict) return;
    if (hasKeyboard()) words.push(t(mode.dayDone.peek() ? "verdict.next.day" : "verdict.next"));
    say(words.join(" "));
  }

  /** @param {Judged} verdict */
  const sentencesOf = (verdict) => verdictSentences(verdict, table.hand.peek().target ?? "");

  /** @param {Judged} verdict */
  const faultWords = (verdict) => [...sentencesOf(verdict), ...placeWords(verdict)].join(" ");
}

/**
 * Where in a typed answer the fault lies, which others see marked.
 *
 * @param {Judged} verdict
 */
function placeWords({ input, span, text }) {
  if (input !== "type" || !span) return [];
  const points = [...text];
  const [before, part] = [points.slice(0, span[0]), points.slice(...span)].map((some) =>
    pretty(some.join("")).trim(),
  );
  if (part === pretty(text).trim()) return [];
  if (part) return [t("verdict.echo.part", { text: pretty(text).trim(), part })];
  return before ? [t("verdict.echo.gap", { text: pretty(text).trim(), before })] : [];
}
