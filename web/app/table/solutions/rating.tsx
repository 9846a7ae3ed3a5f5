import { useEffect } from "preact/hooks";
import type { Params, Rated } from "../../../engine/contract.d.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { ask } from "../../base/python/engine.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { type Key, t } from "../../base/words/i18n.ts";
import { number } from "../../base/words/pretty.ts";

/**
 * How hard a hand is and why, by the technique of the answer or, without an answer, of the easiest
 * solution. Empty until Python has rated the hand, and if there is nothing to say about it.
 */
export function Rating({
  puzzle,
  text = "",
  onRated,
}: {
  puzzle: Puzzle;
  /** The answer. */
  text?: string;
  onRated?: (rating: Rated) => void;
}) {
  const { result: rated } = useResult(
    (signal) => ask("rate", { ...puzzle, ...(text && { text }) }, { signal }),
    [JSON.stringify(puzzle), text],
  );
  useEffect(() => {
    if (rated) onRated?.(rated);
  }, [rated]);

  if (!rated) return null;
  const { level, reasons, technique } = rated;
  const sentences = [
    ...reasons.map(({ code, params }) => words(`reason.${code}`, params)),
    ...(technique && !text ? [words(`technique.${technique.code}`, technique.params)] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <section class="rating" aria-label={t("rating.label")} data-level={level}>
      <p class="level">{t(`level.${level}`)}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function words(key: Key, params: Params) {
  const written = Object.entries(params).map(([name, value]) => [name, number(value)]);
  return t(key, Object.fromEntries(written));
}
