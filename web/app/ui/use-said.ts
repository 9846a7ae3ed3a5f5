import { useEffect } from "preact/hooks";
import { say } from "../core/say.ts";

/** Announces words as soon as they are there, and again when they or what they are about change. */
export function useSaid(
  words: string,
  { urgent = false, about }: { urgent?: boolean; about?: unknown } = {},
) {
  useEffect(() => say(words, { urgent }), [words, about]);
}
