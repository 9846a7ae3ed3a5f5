import { useEffect } from "preact/hooks";
import { say } from "../../words/say.ts";

/** Announces words when they are drawn, and again when the words or their subject change. */
export function useSaid(
  words: string,
  { urgent = false, about }: { urgent?: boolean; about?: unknown } = {},
) {
  useEffect(() => say(words, { urgent }), [words, about]);
}
