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
import { bestWords, distanceOf, outcomeWords } from "./closest-words.js";
import { Stars } from "./stars.jsx";

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
        aria-live="off"
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
 * The best answer, as far as it is known.
 *
 * @param {{game: ClosestGame, result: Result}} props
 */
function BestAnswer({ game: { best, table }, result }) {
  const { phase, found, error } = best.state.value;
  return (
    <div class="closest-best" data-phase={phase}>
      {phase === "running" && (
        <div class="closest-search">
          <p>{found ? t("closest.so-far", distanceOf(found)) : t("closest.looking")}</p>
          <button type="button" class="button" onClick={best.cancel}>
            {t("closest.cancel")}
          </button>
        </div>
      )}
      {error && <FailureNotice error={error} />}
      {phase !== "running" && found && (
        <Notice kind="note">
          <p>{bestWords(best.state.value, result, table.hand.value.target ?? "")}</p>
          {found.distance !== result.distance && (
            <p class="made">{equation(found.expression.text, number(found.expression.value))}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
