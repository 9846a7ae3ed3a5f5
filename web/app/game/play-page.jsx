import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { markOnce } from "../core/marks.js";
import { number } from "../core/pretty.js";
import { SittingLine } from "../sitting/sitting-line.jsx";
import { WinFacts } from "../sitting/win-facts.jsx";
import { FirstSteps } from "../solve/first-steps.jsx";
import { Rating } from "../solve/rating.jsx";
import { SearchProgress } from "../solve/search-progress.jsx";
import { Solutions } from "../solve/solutions.jsx";
import { EngineNotice } from "../ui/engine-notice.jsx";
import { FailureNotice } from "../ui/failure-notice.jsx";
import { useInView } from "../ui/in-view.js";
import { insert, pressKey } from "./caret.js";
import { Controls } from "./controls.jsx";
import { Hand } from "./hand.jsx";
import { Hints } from "./hints.jsx";
import { Ways } from "./later.js";
import { ModeBar } from "./mode-bar.jsx";
import { ModeFeedback } from "./mode-feedback.jsx";
import { listenToKeys } from "./shortcuts.js";
import { Showing } from "./showing.jsx";
import { Verdict } from "./verdict.jsx";

/** @import { Rated } from "../../engine/contract.d.ts" */
/** @import { Game } from "./game.js" */

/** @param {{game: Game}} props */
export function PlayPage({ game }) {
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { answer, coach, table } = game;
  const hand = table.hand.value;
  const { solved, target, error } = coach.search.state.value;

  /** How hard the hand was, which Python says later than the verdict. */
  const rating = useSignal(/** @type {Rated | null} */ (null));
  const feedback = useRef(/** @type {HTMLElement | null} */ (null));
  const news = [
    answer.verdict.value,
    engineState.value === "failed",
    coach.now.value?.hints && coach.now.value,
    solved && coach.open.value,
    game.ended.value && rating.value,
    game.find.found.value.length,
    game.find.repeat.value,
  ];
  useInView(feedback, news, game.find.active.value || (game.won.value && !coach.open.value));

  useLayoutEffect(() => listenToKeys(game, box), []);
  useEffect(() => {
    markOnce("interactive");
    if (matchMedia("(pointer: fine)").matches) box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div class="play">
      <section class="stage" aria-labelledby="goal">
        <ModeBar game={game}>
          <h1 id="goal" class="goal" tabIndex={-1}>
            {t("play.goal", { target: number(hand.target ?? "…") })}
          </h1>
        </ModeBar>
        <Hand
          game={game}
          onType={(text) => pressKey(box.current, (input) => insert(input, text))}
        />
        <SittingLine level={game.level.value?.level ?? null} />
      </section>
      <section
        class="feedback"
        aria-label={t("play.feedback")}
        data-ended={(game.ended.value && answer.verdict.value !== null) || undefined}
        ref={feedback}
      >
        <Opening game={game} />
        <Verdict
          verdict={answer.verdict.value}
          pending={answer.pending.value}
          stale={!game.stands.value}
          target={hand.target ?? ""}
          next={game.won.value}
          facts={game.round.result.value && !game.find.active.value && <Facts game={game} />}
        />
        {game.won.value && answer.verdict.value?.expression && !game.find.active.value && (
          <Ways game={game} text={answer.verdict.value.expression.text} />
        )}
        <Hints game={game} />
        <ModeFeedback game={game} />
        {hand.numbers && game.ended.value && (
          <Rating
            numbers={hand.numbers}
            target={hand.target ?? ""}
            text={(game.won.value && answer.verdict.value?.expression?.text) || ""}
            onRated={(rated) => {
              rating.value = rated;
            }}
          />
        )}
        <SearchProgress search={coach.search} onCancel={coach.cancel} />
        {coach.open.value && error && !hand.error && <FailureNotice error={error} />}
        {coach.open.value && solved && !game.find.active.value && (
          <Solutions solved={solved} target={target} />
        )}
        {hand.numbers && game.hopeless.value && (
          <FirstSteps key={hand.key} numbers={hand.numbers} target={hand.target ?? ""} />
        )}
      </section>
      <Controls game={game} box={box} />
      <Showing showing={game.showing} />
    </div>
  );
}

/** @param {{game: Game}} props */
function Facts({ game: { level, round, table } }) {
  const { numbers, target } = table.hand.value;
  if (!numbers || target === null) return null;
  return (
    <WinFacts
      id={round.recordId.value}
      level={level.value?.level ?? null}
      numbers={numbers}
      target={target}
      milliseconds={round.elapsed.value}
    />
  );
}

/**
 * The first feedback: the rule of the game and the progress of Python's start, or what is wrong with
 * the link.
 *
 * @param {{game: Game}} props
 */
function Opening({ game }) {
  const { error } = game.table.hand.value;
  if (engineState.value === "failed") return <EngineNotice />;
  if (game.answer.pending.value || game.answer.verdict.value) return null;
  if (error) {
    return <FailureNotice error={error} />;
  }
  const asked = game.coach.now.value || game.coach.open.value;
  return (
    <>
      {!asked && <p class="tip">{t("play.tip")}</p>}
      <EngineNotice />
    </>
  );
}
