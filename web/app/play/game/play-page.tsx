import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { markOnce } from "../../base/browser/marks.ts";
import { painted } from "../../base/browser/painted.ts";
import { settings } from "../../base/browser/settings.ts";
import { allowedOperators } from "../../base/cards/puzzle.ts";
import { engineState } from "../../base/python/engine.ts";
import { lazy, Nothing } from "../../base/ui/lazy.tsx";
import { isFocusLost } from "../../base/ui/lost-focus.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { courts } from "../../base/words/courts.ts";
import { t } from "../../base/words/i18n.ts";
import { number, SIGNS } from "../../base/words/pretty.ts";
import { listenToKeys } from "../../table/views/shortcuts.ts";
import { insert, pressKey } from "../../table/views/typing/caret.ts";
import { Controls } from "./controls.tsx";
import type { Game } from "./game.ts";
import { ModeBar } from "./mode/mode-bar.tsx";
import { Hand } from "./stage/hand.tsx";

const Feedback = lazy(async () => (await import("./secondary-chunk.tsx")).Feedback, Nothing);
const FailureNotice = lazy(
  async () => (await import("./secondary-chunk.tsx")).FailureNotice,
  Nothing,
);
const Guide = lazy(async () => (await import("./secondary-chunk.tsx")).Guide, Nothing, Nothing);
const WinSheet = lazy(
  async () => (await import("./secondary-chunk.tsx")).WinSheet,
  Nothing,
  Nothing,
);
const SittingLine = lazy(
  async () => (await import("./secondary-chunk.tsx")).SittingLine,
  NoSitting,
  NoSitting,
);

export function PlayPage({ game }: { game: Game }) {
  const box = useRef<HTMLInputElement | null>(null);
  const { table } = game;
  const verdict = game.answer.verdict.value;
  const hand = table.hand.value;
  const play = game.mode.play.value;
  const { EndPanel } = play.parts;

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
            <h1 id="goal" class="goal" tabIndex={-1}>
              {t("play.goal", { target: number(hand.target ?? "…") })}
            </h1>
          </ModeBar>
          <div class="hand-area">
            <Hand
              game={game}
              onType={(text) => pressKey(box.current, (input) => insert(input, text))}
            />
          </div>
          {play.rules.stream && play.rules.pace === "calm" ? (
            <SittingLine
              level={game.level.value?.level ?? null}
              ended={game.round.result.value !== null}
            />
          ) : (
            <NoSitting />
          )}
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
  const asked = game.coach.now.value || game.coach.open.value;
  const signs = allowedOperators(game.table.hand.value).map((sign) => SIGNS[sign]);
  return (
    <>
      {!asked && (
        <p class="tip">
          {t(courts() ? "play.tip.courts" : "play.tip", {
            signs: signs.join("\u00a0"),
            value: courts(),
          })}
        </p>
      )}
      {!asked && step && game.input.value === "combine" && <Guide key={key} game={game} />}
      <EngineNotice />
    </>
  );
}

/** Takes the space of the line until it has loaded, and in modes without it. */
function NoSitting() {
  return <div class="sitting" />;
}
