import { useRef } from "preact/hooks";
import { engineState } from "../../../base/python/engine.ts";
import { MarkedText } from "../../../base/ui/fields/marked-text.tsx";
import { type News, useInView } from "../../../base/ui/input/in-view.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { Notice } from "../../../base/ui/notices/notice.tsx";
import { useScrollable } from "../../../base/ui/sections/scrollable.tsx";
import { t } from "../../../base/words/i18n.ts";
import { equation, number } from "../../../base/words/pretty.ts";
import { verdictSentences } from "../../../base/words/verdict-sentences.ts";
import type { Outcome as Ending } from "../../../table/hand/types.ts";
import type { ClosestGame } from "./closest.ts";
import { bestWords, distanceOf, outcomeWords } from "./closest-words.ts";
import { Stars } from "./stars.tsx";

/** Python's verdict on an answer, and the best answer after the puzzle has ended. */
export function ClosestFeedback({ game, whole }: { game: ClosestGame; whole: boolean }) {
  const place = useRef<HTMLElement | null>(null);
  const { answer, best, result, table } = game;
  const { error } = table.hand.value;
  const verdict = answer.verdict.value;
  const isQuiet = !verdict && !result.value && !answer.pending.value && !error;
  const news: News[] = [
    [verdict, ".verdict"],
    [best.state.value.phase === "done" && best.state.value, ".closest-best"],
  ];
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

/** Why an answer does not count. */
function Fault({ game: { answer, table } }: { game: ClosestGame }) {
  const verdict = answer.verdict.value;
  if (!verdict || verdict.ok) return null;
  const { by, n, span, text } = verdict;
  return (
    <Notice key={n} kind="wrong">
      {verdictSentences(verdict, table.hand.value.target ?? "").map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {by === "type" && span && text.trim() !== "" && (
        <p>
          <span class="unseen">{t("verdict.echo")} </span>
          <MarkedText text={text} span={span} />
        </p>
      )}
    </Notice>
  );
}

/** The distance of the answer, and its stars. */
function Outcome({ result, target }: { result: Ending; target: string }) {
  const { stars, distance, text, value, given } = result;
  return (
    <Notice kind={stars ? "right" : "note"}>
      <p class="closest-outcome">
        {given && <Stars count={stars} />} {outcomeWords(result, target)}
      </p>
      {text && value && distance !== null && (
        <p class="made" translate={false}>
          {equation(text, number(value))}
        </p>
      )}
    </Notice>
  );
}

/** The best answer, as far as it is known. */
function BestAnswer({ game: { best, table }, result }: { game: ClosestGame; result: Ending }) {
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
        </Notice>
      )}
    </div>
  );
}
