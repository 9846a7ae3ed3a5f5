import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { markOnce } from "../../base/browser/marks.ts";
import { painted } from "../../base/browser/painted.ts";
import { settings } from "../../base/browser/settings.ts";
import { isRestricted } from "../../base/cards/puzzle.ts";
import { engineState } from "../../base/python/engine.ts";
import { isFocusLost } from "../../base/ui/input/lost-focus.ts";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { GoalTitle } from "../../base/ui/twentyfour/goal.tsx";
import { t } from "../../base/words/i18n.ts";
import { solvedToday } from "../../player/history/solved-today.ts";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Controls } from "./controls.tsx";
import type { Game } from "./game.ts";
import { ModeBar } from "./mode/mode-bar.tsx";
import { newcomer } from "./newcomer.ts";
import { ruleOf } from "./rule.ts";
import { Hand } from "./stage/hand.tsx";

const Feedback = lazy(async () => (await import("./secondary-chunk.tsx")).Feedback, Nothing);
const FailureNotice = lazy(
  async () => (await import("./secondary-chunk.tsx")).FailureNotice,
  Nothing,
);
const Guide = lazy(async () => (await import("./secondary-chunk.tsx")).Guide, Nothing, Nothing);
const PaceLine = lazy(
  async () => (await import("./secondary-chunk.tsx")).PaceLine,
  Nothing,
  Nothing,
);
const SessionSummary = lazy(
  async () => (await import("./secondary-chunk.tsx")).SessionSummary,
  Nothing,
  Nothing,
);
const WinPicture = lazy(
  async () => (await import("./secondary-chunk.tsx")).WinPicture,
  Nothing,
  Nothing,
);
const WinSheet = lazy(
  async () => (await import("./secondary-chunk.tsx")).WinSheet,
  Nothing,
  Nothing,
);

export function PlayPage({ game }: { game: Game }) {
  const box = useRef<HTMLInputElement | null>(null);
  const { table } = game;
  const verdict = game.answer.verdict.value;
  const hand = table.hand.value;
  const play = game.mode.play.value;
  const { EndPanel } = play.parts;
  /** A claim that there is no solution has no picture, and a hand of one card neither. */
  const pictured = game.won.value && play.talk === "all" && !!verdict?.expression?.steps.length;

  const feedback = useRef<HTMLElement | null>(null);
  const page = useRef<HTMLDivElement | null>(null);
  const reads = settings.value.reader === "on";
  const whole = reads ? ({ role: "application", "aria-labelledby": "goal" } as const) : {};

  useLayoutEffect(() => listenToKeys(game, box), []);
  useLayoutEffect(() => {
    painted().then(() => markOnce("interactive"));
  }, []);
  const input = game.input.value;
  useEffect(() => {
    if (!matchMedia("(pointer: fine)").matches) return;
    const first = page.current?.querySelector(input === "type" ? "#answer" : ".card");
    if (!isFocusLost() || !(first instanceof HTMLElement)) return;
    first.focus({ preventScroll: true });
  }, [input]);

  return (
    <>
      <div class="play" ref={page} {...whole}>
        <section class="stage" aria-labelledby="goal">
          <ModeBar game={game}>
            <GoalTitle target={hand.target} lit={solvedToday.value} />
          </ModeBar>
          <div class="hand-area">
            <div class="hand-room">
              <Hand
                game={game}
                onType={(text) => pressKey(box.current, (input) => insert(input, text))}
                picture={
                  pictured
                    ? (celebrated) => <WinPicture game={game} celebrated={celebrated} />
                    : undefined
                }
              />
            </div>
            <PaceLine game={game} />
          </div>
        </section>
        <section
          class="feedback"
          role={reads ? "document" : undefined}
          aria-label={t("play.feedback")}
          data-ended={(game.ended.value && !game.won.value && verdict !== null) || undefined}
          ref={feedback}
        >
          <Opening game={game} />
          <Feedback game={game} place={feedback} />
          {play.rules.stream && play.rules.pace === "calm" && <SessionSummary />}
        </section>
        {EndPanel && game.roundEnds.value ? (
          <EndPanel game={game} />
        ) : (
          <Controls game={game} box={box} />
        )}
      </div>
      {game.more.value && <WinSheet game={game} />}
    </>
  );
}

/**
 * The first feedback: the rule of the game and the progress of Python's start, or the fault in the
 * link.
 */
function Opening({ game }: { game: Game }) {
  const { error, key, step } = game.table.hand.value;
  if (engineState.value === "failed") return <EngineNotice />;
  if (game.answer.pending.value || game.answer.verdict.value) return null;
  if (error) {
    return <FailureNotice error={error} />;
  }
  const asked = game.coach.advice.value || game.coach.open.value;
  const tells = newcomer.value || isRestricted(game.table.hand.value);
  return (
    <>
      {!asked && tells && <p class="tip">{ruleOf(game.table.hand.value)}</p>}
      {!asked && step && game.input.value === "combine" && (
        <div class="guide-place">
          <Guide key={key} game={game} />
        </div>
      )}
      <EngineNotice />
    </>
  );
}
