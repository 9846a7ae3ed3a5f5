import { useSignal } from "@preact/signals";
import { engineState } from "../../core/engine.js";
import { puzzleOf } from "../../core/puzzle.js";
import { WinFacts } from "../../sitting/win-facts.jsx";
import { FirstSteps } from "../../solve/first-steps.jsx";
import { Rating } from "../../solve/rating.jsx";
import { SearchProgress } from "../../solve/search-progress.jsx";
import { Solutions } from "../../solve/solutions.jsx";
import { useInView } from "../../ui/in-view.js";
import { FailureNotice } from "../../ui/notices/failure-notice.jsx";
import { useScrollable } from "../../ui/scrollable.js";
import { ModeFeedback } from "../modes/mode-feedback.jsx";
import { UndoLeave } from "../round/undo-leave.jsx";
import { Alternatives } from "./alternatives.jsx";
import { BackupLine } from "./backup-line.jsx";
import { Hints } from "./hints.jsx";
import { LessonLine } from "./lesson-line.jsx";
import { Verdict } from "./verdict.jsx";

/** @import { Rated } from "../../../engine/contract.d.ts" */
/** @import { News } from "../../ui/in-view.js" */
/** @import { Game } from "../game.js" */

/**
 * What the game says to an answer, to a question, and at the end of a hand.
 *
 * @param {object} props
 * @param {Game} props.game
 * @param {import("preact").RefObject<HTMLElement | null>} props.place where all of it stands
 */
export function Feedback({ game, place }) {
  const { answer, coach, table } = game;
  const { hurried, isOver, reviewed } = game.mode.play.value;
  const hand = table.hand.value;
  const puzzle = puzzleOf(hand);
  const { solved, puzzle: solvedPuzzle, error } = coach.search.state.value;
  /** How hard the hand was, which Python says later than the verdict. */
  const rating = useSignal(/** @type {Rated | null} */ (null));
  const news = /** @type {News[]} */ ([
    [answer.verdict.value, ".verdict"],
    [game.repair.astray.value, ".verdict"],
    [game.repair.open.value && answer.verdict.value, ".verdict"],
    [engineState.value === "failed", ".notice"],
    [coach.now.value?.hints && coach.now.value, ".hints"],
    [solved && coach.open.value, ".solutions"],
    [solved && coach.open.value && rating.value, ".solutions"],
    ...game.goals.news.value,
  ]);
  useScrollable(place);
  useInView(place, news, !reviewed || (game.won.value && !coach.open.value));

  return (
    <>
      <UndoLeave game={game} />
      <Verdict
        verdict={answer.verdict.value}
        pending={answer.pending.value}
        stale={!game.stands.value}
        target={hand.target ?? ""}
        game={game}
        next={game.won.value && !isOver()}
        facts={game.won.value && game.round.result.value && reviewed && <Facts game={game} />}
      />
      {game.won.value && answer.verdict.value?.expression && reviewed && (
        <Alternatives game={game} text={answer.verdict.value.expression.text} />
      )}
      <Hints game={game} />
      <ModeFeedback game={game} />
      <LessonLine game={game} />
      {puzzle && game.ended.value && !hurried && (
        <Rating
          puzzle={puzzle}
          text={(game.won.value && answer.verdict.value?.expression?.text) || ""}
          onRated={(rated) => {
            rating.value = rated;
          }}
        />
      )}
      {game.round.result.value && !hurried && <BackupLine key={hand.key} />}
      <SearchProgress search={coach.search} onCancel={coach.cancel} />
      {coach.open.value && error && !hand.error && <FailureNotice error={error} />}
      {coach.open.value && solved && reviewed && (
        <Solutions solved={solved} target={solvedPuzzle.target} />
      )}
      {puzzle && game.hopeless.value && <FirstSteps key={hand.key} puzzle={puzzle} />}
    </>
  );
}

/** @param {{game: Game}} props */
function Facts({ game: { level, round, table } }) {
  const puzzle = puzzleOf(table.hand.value);
  if (!puzzle) return null;
  return (
    <WinFacts
      id={round.recordId.value}
      level={level.value?.level ?? null}
      puzzle={puzzle}
      milliseconds={round.elapsed.value}
    />
  );
}
