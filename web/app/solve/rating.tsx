import { useEffect } from "preact/hooks";
import { ask } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { number } from "../core/pretty.js";
import { useResult } from "../ui/use-result.js";

/** @import { Params, Rated } from "../../engine/contract.d.ts" */
/** @import { Puzzle } from "../core/puzzle.js" */
/** @import { Key } from "../core/i18n.js" */

/**
 * How hard a hand is and why: by the answer if one is given, whose technique is told elsewhere, or
 * else by the easiest solution. Empty until Python has rated it.
 *
 * @param {object} props
 * @param {Puzzle} props.puzzle
 * @param {string} [props.text] the answer
 * @param {(rating: Rated) => void} [props.onRated]
 */
export function Rating({ puzzle, text = "", onRated }) {
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

/**
 * @param {Key} key
 * @param {Params} params
 */
function words(key, params) {
  const written = Object.entries(params).map(([name, value]) => [name, number(value)]);
  return t(key, Object.fromEntries(written));
}
