import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, EngineError, isAbort } from "../engine.js";
import { keyOf, t } from "../i18n.js";
import { number } from "../pretty.js";

/** @import { CardNumber, Rated, Reason } from "../types.js" */

/**
 * How hard a hand is, and why; nothing until Python has said so.
 *
 * @param {{numbers: CardNumber[], target: string}} props
 */
export function Rating({ numbers, target }) {
  const rated = useSignal(/** @type {Rated | null} */ (null));
  const hand = JSON.stringify(numbers);

  useEffect(() => {
    const asking = new AbortController();
    rated.value = null;
    ask("rate", { numbers, target }, { signal: asking.signal }).then(
      (rating) => {
        rated.value = rating;
      },
      (error) => {
        if (!isAbort(error) && !(error instanceof EngineError)) throw error;
      },
    );
    return () => asking.abort();
  }, [hand, target]);

  if (!rated.value) return null;
  const { level, reasons, technique } = rated.value;
  const words = [
    ...reasons.map((reason) => wordsFor("reason", reason)),
    technique && wordsFor("technique", technique),
  ].filter((sentence) => sentence !== null);
  return (
    <section class="rating" aria-label={t("rating.label")} data-level={level}>
      <p class="level">{t(`level.${level}`)}</p>
      <ul>
        {words.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * @param {"reason" | "technique"} kind
 * @param {Reason} reason
 */
function wordsFor(kind, { code, params }) {
  const key = keyOf(`${kind}.${code}`);
  const told = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, number(value)]),
  );
  return key && t(key, told);
}
