import { effect, untracked } from "@preact/signals";
import { engineState } from "../../core/engine.ts";
import { t } from "../../core/i18n.ts";
import { pretty } from "../../core/pretty.ts";
import { say } from "../../core/say.ts";
import { verdictSentences } from "../../core/verdict-sentences.ts";
import type { Game } from "../game.ts";
import type { Judged } from "../round/answer.ts";

/**
 * Announces every verdict: a win in one sentence, when all is known that is told of it.
 *
 * @param newsOf what is told of a win besides, a sentence each; null where it is announced as
 *   something else
 */
export function announceVerdicts(
  { answer, table }: Pick<Game, "answer"> & { table: Pick<Game["table"], "hand"> },
  newsOf: (verdict: Judged) => Promise<string[] | null>,
) {
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

  async function tellWin(verdict: Judged) {
    const news = await newsOf(verdict);
    if (!news || answer.verdict.peek() !== verdict) return;
    say([...sentencesOf(verdict), ...news].join(" "));
  }

  const sentencesOf = (verdict: Judged) =>
    verdictSentences(verdict, table.hand.peek().target ?? "");

  const faultWords = (verdict: Judged) =>
    [...sentencesOf(verdict), ...placeWords(verdict)].join(" ");
}

/** Where in a typed answer the fault lies, which others see marked. */
function placeWords({ input, span, text }: Judged) {
  if (input !== "type" || !span) return [];
  const points = [...text];
  const [before, part] = [points.slice(0, span[0]), points.slice(...span)].map((some) =>
    pretty(some.join("")).trim(),
  );
  if (part === pretty(text).trim()) return [];
  if (part) return [t("verdict.echo.part", { text: pretty(text).trim(), part })];
  return before ? [t("verdict.echo.gap", { text: pretty(text).trim(), before })] : [];
}
