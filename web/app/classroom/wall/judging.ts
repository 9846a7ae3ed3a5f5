import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { allowingOf, type Puzzle } from "../../base/cards/puzzle.ts";
import { ask, type EngineError, failureOf } from "../../base/python/engine.ts";
import type { NamedAnswer } from "../../player/answers/chat-answers.ts";
import type { Judgement } from "./ways.ts";

/** What Python says of one answer: its solution and technique, or where it loses the target. */
async function judge(hand: Puzzle, text: string, signal: AbortSignal): Promise<Judgement> {
  const asked = { ...hand, text };
  const { verdict, index } = await ask("recognize", { ...asked, found: [] }, { signal });
  const judgement: Judgement = { verdict, index, technique: null, lost: null };
  if (verdict.ok && verdict.expression) {
    const right = { text: verdict.expression.text, ...allowingOf(hand) };
    const { technique } = await ask("alternatives", right, { signal });
    return { ...judgement, technique };
  }
  if (verdict.code !== "wrong-value") return judgement;
  const repair = await ask("repair", asked, { signal });
  return { ...judgement, lost: repair?.kept ?? null };
}

/** The judgements of the answers of a wall by their texts. Each text is judged once. */
export function useJudgements(hand: Puzzle, answers: NamedAnswer[]) {
  const judgements = useSignal<ReadonlyMap<string, Judgement>>(new Map());
  const failure = useSignal<EngineError | null>(null);
  const texts = [...new Set(answers.map(({ text }) => text))];
  useEffect(() => {
    const calls = new AbortController();
    async function judgeAll() {
      for (const text of texts) {
        if (judgements.peek().has(text)) continue;
        const judgement = await judge(hand, text, calls.signal);
        if (calls.signal.aborted) return;
        judgements.value = new Map([...judgements.peek(), [text, judgement]]);
      }
      failure.value = null;
    }
    judgeAll().catch((error) => {
      failure.value = failureOf(error, calls.signal);
    });
    return () => calls.abort();
  }, [texts.join("\n")]);
  return { judgements: judgements.value, failure: failure.value };
}
