import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Burst } from "../components/burst.jsx";
import { EngineNotice } from "../components/engine-notice.jsx";
import { Hand } from "../components/hand.jsx";
import { Hints } from "../components/hints.jsx";
import { useInView } from "../components/in-view.js";
import { ModeBar } from "../components/mode-bar.jsx";
import { ModeTalk } from "../components/mode-talk.jsx";
import { Proof } from "../components/proof.jsx";
import { Rating } from "../components/rating.jsx";
import { SearchProgress } from "../components/search-progress.jsx";
import { Showing } from "../components/showing.jsx";
import { Solutions } from "../components/solutions.jsx";
import { Tray } from "../components/tray.jsx";
import { Trouble } from "../components/trouble.jsx";
import { Verdict } from "../components/verdict.jsx";
import { engineState } from "../engine.js";
import { t } from "../i18n.js";
import { markOnce } from "../marks.js";
import { insert, pressKey } from "../play/caret.js";
import { listenToKeys } from "../play/shortcuts.js";
import { number } from "../pretty.js";

/** @import { Rated } from "../../engine/contract.d.ts" */
/** @import { Game } from "../play/game.js" */

/** @param {{game: Game}} props */
export function Play({ game }) {
  const box = useRef(/** @type {HTMLInputElement | null} */ (null));
  const { answer, coach, table } = game;
  const hand = table.hand.value;
  const { solved, target, error } = coach.search.state.value;

  /** What was said of the hand at its end, which comes later than the verdict. */
  const told = useSignal(/** @type {Rated | null} */ (null));
  const talk = useRef(/** @type {HTMLElement | null} */ (null));
  const news = [
    answer.verdict.value,
    engineState.value === "failed",
    coach.now.value?.hints && coach.now.value,
    solved && coach.open.value,
    game.ended.value && told.value,
    game.find.found.value.length,
    game.find.repeat.value,
  ];
  useInView(talk, news, game.find.active.value || (game.won.value && !coach.open.value));

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
        {game.won.value && <Burst />}
        <Hand
          game={game}
          onType={(text) => pressKey(box.current, (input) => insert(input, text))}
        />
      </section>
      <section
        class="talk"
        aria-label={t("play.talk")}
        data-ended={(game.ended.value && answer.verdict.value !== null) || undefined}
        ref={talk}
      >
        <Opening game={game} />
        <Verdict
          verdict={answer.verdict.value}
          pending={answer.pending.value}
          stale={!game.stands.value}
          target={hand.target ?? ""}
          next={game.won.value}
        />
        <Hints game={game} />
        <ModeTalk game={game} />
        {hand.numbers && game.ended.value && (
          <Rating
            numbers={hand.numbers}
            target={hand.target ?? ""}
            text={(game.won.value && answer.verdict.value?.expression?.text) || ""}
            onTold={(rating) => {
              told.value = rating;
            }}
          />
        )}
        <SearchProgress search={coach.search} onCancel={coach.cancel} />
        {coach.open.value && error && !hand.error && <Trouble error={error} />}
        {coach.open.value && solved && !game.find.active.value && (
          <Solutions solved={solved} target={target} />
        )}
        {hand.numbers && game.hopeless.value && (
          <Proof key={hand.key} numbers={hand.numbers} target={hand.target ?? ""} />
        )}
      </section>
      <Tray game={game} box={box} />
      <Showing showing={game.showing} />
    </div>
  );
}

/**
 * What is said before anything is asked: the rule of the game and how Python's start goes, or what
 * is wrong with the link.
 *
 * @param {{game: Game}} props
 */
function Opening({ game }) {
  const { error } = game.table.hand.value;
  if (engineState.value === "failed") return <EngineNotice />;
  if (game.answer.pending.value || game.answer.verdict.value) return null;
  if (error) {
    return <Trouble error={error} />;
  }
  const asked = game.coach.now.value || game.coach.open.value;
  return (
    <>
      {!asked && <p class="tip">{t("play.tip")}</p>}
      <EngineNotice />
    </>
  );
}
