import { effect, untracked } from "@preact/signals";
import { engineState } from "../../core/engine.js";
import { t } from "../../core/i18n.js";
import { pretty } from "../../core/pretty.js";
import { say } from "../../core/say.js";
import { verdictSentences } from "../../core/verdict-sentences.js";

/** @import { Game } from "../game.js" */
/** @import { Judged } from "../round/answer.js" */

/**
 * Announces every verdict: a win in one sentence, when all is known that is told of it.
 *
 * @param {Pick<Game, "answer"> & {table: Pick<Game["table"], "hand">}} game
 * @param {(verdict: Judged) => Promise<string[] | null>} newsOf what is told of a win besides, a sentence
 *   each; null where it is announced as something else
 */
export function announceVerdicts({ answer, table }, newsOf) {
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
    const news = await newsOf(verdict);
    if (!news || answer.verdict.peek() !== verdict) return;
    say([...sentencesOf(verdict), ...news].join(" "));
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
