import { useEffect } from "preact/hooks";
import { say } from "../core/say.js";

/**
 * Announces words as soon as they are there, and again when they or what they are about change.
 *
 * @param {string} words
 * @param {{urgent?: boolean, about?: unknown}} [options]
 */
export function useSaid(words, { urgent = false, about } = {}) {
  useEffect(() => say(words, { urgent }), [words, about]);
}
