import { useRef } from "preact/hooks";
import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { equation, number } from "../core/pretty.js";
import { verdictSentences } from "../core/verdict-sentences.js";
import { useInView } from "../ui/in-view.js";
import { MarkedText } from "../ui/marked-text.jsx";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { Notice } from "../ui/notices/notice.jsx";
import { useScrollable } from "../ui/scrollable.js";
import { Stars } from "./stars.jsx";

/** @import { Closest } from "../../engine/contract.d.ts" */
/** @import { News } from "../ui/in-view.js" */
/** @import { ClosestGame, Result } from "./closest.js" */

/**
 * What Python says to an answer, and the best one once the puzzle has ended.
 *
 * @param {{game: ClosestGame, whole: boolean}} props
 */
export function ClosestFeedback({ game, whole }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { answer, best, result, table } = game;
  const { error } = table.hand.value;
  const verdict = answer.verdict.value;
  const isQuiet = !verdict && !result.value && !answer.pending.value && !error;
  const news = /** @type {News[]} */ ([
    [verdict, ".verdict"],
    [best.state.value.phase === "done" && best.state.value, ".closest-best"],
  ]);
  useScrollable(place);
  useInView(place, news, true);

  return (
    <section class="feedback" aria-label={t("play.feedback")} ref={place}>
      {error ? <FailureNotice error={error} /> : <EngineNotice />}
      {isQuiet && engineState.value === "ready" && (
        <p class="tip">{t(whole ? "closest.tip.whole" : "closest.tip.exact")}</p>
      )}
      <div
        class="verdict"
        role="status"
        data-verdict={verdict?.code}
        data-stars={result.value?.stars}
      >
        {result.value ? (
          <Outcome result={result.value} target={table.hand.value.target ?? ""} />
        ) : (
          <Fault game={game} />
        )}
      </div>
      {result.value && <BestAnswer game={game} result={result.value} />}
    </section>
  );
}

/**
 * Why an answer does not count.
 *
 * @param {{game: ClosestGame}} props
 */
function Fault({ game: { answer, table } }) {
  const verdict = answer.verdict.value;
  if (!verdict || verdict.ok) return null;
  const { span, text, input } = verdict;
  return (
    <Notice key={verdict.serial} kind="wrong">
      {verdictSentences(verdict, table.hand.value.target ?? "").map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {input === "type" && span && text.trim() !== "" && (
        <p>
          <span class="unseen">{t("verdict.echo")} </span>
          <MarkedText text={text} span={span} />
        </p>
      )}
    </Notice>
  );
}

/**
 * How near the answer is, and its stars.
 *
 * @param {{result: Result, target: string}} props
 */
function Outcome({ result, target }) {
  const { stars, distance, text, value, given } = result;
  return (
    <Notice kind={stars ? "right" : "note"}>
      <p class="closest-outcome">
        {given && <Stars count={stars} />} {outcomeWords(result, target)}
      </p>
      {text && value && distance !== null && <p class="made">{equation(text, number(value))}</p>}
    </Notice>
  );
}

/**
 * @param {Result} result
 * @param {string} target
 */
function outcomeWords({ distance, given, value }, target) {
  if (!given) return t("closest.given-up");
  if (distance === null) return t("closest.handed-in");
  if (distance === "0") return t("closest.exactly", { target: number(target) });
  return t("closest.away", { value: number(value ?? ""), distance });
}

/**
 * The best answer, as far as it is known.
 *
 * @param {{game: ClosestGame, result: Result}} props
 */
function BestAnswer({ game: { best, table }, result }) {
  const { phase, found, error } = best.state.value;
  const isOver = phase !== "running";
  return (
    <div class="closest-best" data-phase={phase}>
      {phase === "running" && (
        <div class="closest-search">
          <p>{found ? t("closest.so-far", wordsOf(found)) : t("closest.looking")}</p>
          <button type="button" class="button" onClick={best.cancel}>
            {t("closest.cancel")}
          </button>
        </div>
      )}
      {error && <FailureNotice error={error} />}
      <div aria-live="polite">
        {isOver && found && (
          <Notice kind="note">
            <p>{bestWords(phase === "done", found, result, table.hand.value.target ?? "")}</p>
            {found.distance !== result.distance && (
              <p class="made">{equation(found.expression.text, number(found.expression.value))}</p>
            )}
          </Notice>
        )}
        {result.distance === "0" && <p class="unseen">{t("closest.nobody.equal")}</p>}
      </div>
    </div>
  );
}

/** @param {Closest} found */
const wordsOf = ({ distance, expression: { value } }) => ({ distance, value: number(value) });

/**
 * @param {boolean} proven
 * @param {Closest} found
 * @param {Result} result
 * @param {string} target
 */
function bestWords(proven, found, result, target) {
  if (!proven) return t("closest.stopped", wordsOf(found));
  if (found.distance === "0") return t("closest.possible", { target: number(target) });
  if (found.distance === result.distance) return t("closest.nobody.equal");
  return t("closest.nobody", wordsOf(found));
}
