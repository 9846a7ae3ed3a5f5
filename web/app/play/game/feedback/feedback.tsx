import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import type { Rated } from "../../../../engine/contract.d.ts";
import { read } from "../../../base/address/router.ts";
import { dealtCards } from "../../../base/cards/cards.ts";
import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { engineState } from "../../../base/python/engine.ts";
import { type News, useInView } from "../../../base/ui/input/in-view.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { loadPageStyles } from "../../../base/ui/loading/page-styles.ts";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { useScrollable } from "../../../base/ui/sections/scrollable.tsx";
import { t } from "../../../base/words/i18n.ts";
import { KeepLine } from "../../../player/backup/keep-line.tsx";
import { FirstGrade } from "../../../player/strength/first-grade.tsx";
import { FirstSteps } from "../../../table/solutions/first-steps.tsx";
import { FoldedSection } from "../../../table/solutions/folded-section.tsx";
import { Rating } from "../../../table/solutions/rating.tsx";
import { SearchProgress } from "../../../table/solutions/search-progress.tsx";
import { Solutions } from "../../../table/solutions/solutions.tsx";
import { Hints } from "../../../table/views/hints.tsx";
import { Verdict } from "../../../table/views/verdict.tsx";
import { WhyNot } from "../../../table/why/why-not.tsx";
import { WinFacts } from "../../session/win-facts.tsx";
import type { Game } from "../game.ts";
import { ModeFeedback } from "../mode/mode-feedback.tsx";
import { UndoLeave } from "../undo-leave.tsx";
import { HowItWent, triedHand } from "./how-it-went.tsx";
import { LessonLine } from "./lesson-line.tsx";
import { SoundOffer } from "./sound-offer.tsx";

const ToTeacher = lazy(
  async () => {
    const [{ ToTeacher }] = await Promise.all([
      import("../../../player/answers/to-teacher.tsx"),
      loadPageStyles(),
    ]);
    return ToTeacher;
  },
  Nothing,
  Nothing,
);

/** The reaction of the game to an answer, to a question, and to the end of a hand. */
export function Feedback({
  game,
  place,
}: {
  game: Game;
  /** The element that contains all feedback. */
  place: RefObject<HTMLElement | null>;
}) {
  const { answer, coach, hunt, table } = game;
  const { parts, talk } = game.mode.play.value;
  const Fact = parts.Fact ?? Facts;
  const isHurried = talk === "none";
  const isReviewed = talk === "all";
  const hand = table.hand.value;
  const won = game.won.value;
  /** After a win, everything but one sentence and one fact is in a sheet. */
  const isOpen = coach.open.value && !won;
  /** Whether the beads are the fact about a hand that was not won. */
  const isTried = Boolean(game.round.result.value && isReviewed && triedHand(game));
  const puzzle = puzzleOf(hand);
  const { solved, error } = coach.search.value;
  /** The rating of the hand, which Python returns after the verdict. */
  const rating = useSignal<Rated | null>(null);
  const news: News[] = [
    [answer.verdict.value, ".verdict"],
    [game.mistake.astray.value, ".verdict"],
    [game.mistake.open.value && answer.verdict.value, ".verdict"],
    [engineState.value === "failed", ".notice"],
    [coach.advice.value?.hints && coach.advice.value, ".hints .notice-words > :last-child"],
    [solved && isOpen, ".solutions"],
    [solved && isOpen && rating.value, ".solutions"],
    [hunt.value.found.length, ".slots"],
    [hunt.value.repeat, ".slots"],
  ];
  useScrollable(place);
  useInView(place, news, !isReviewed || won);

  return (
    <>
      <UndoLeave game={game} />
      <Verdict
        verdict={answer.verdict.value}
        pending={answer.pending.value}
        stale={!game.stands.value}
        target={hand.target ?? ""}
        game={game}
        facts={won && game.round.result.value && isReviewed && <Fact game={game} />}
      />
      <SentAnswer game={game} />
      <Hints game={game} />
      <ModeFeedback game={game} />
      {!won && (
        <>
          {isTried && <HowItWent game={game} said />}
          <AfterLoss isFolded={isTried}>
            <FirstGrade id={game.round.record.value} />
            <LessonLine game={game} />
            {puzzle && game.ended.value && !isHurried && (
              <Rating
                puzzle={puzzle}
                onRated={(rated) => {
                  rating.value = rated;
                }}
              />
            )}
            {game.round.result.value && !isHurried && <KeepLine key={hand.key} />}
          </AfterLoss>
          <SearchProgress search={coach.search.value} onCancel={coach.cancel} />
          {isOpen && error && !hand.error && <FailureNotice error={error} />}
          {isOpen && solved && isReviewed && (
            <Solutions solved={solved} target={hand.target ?? ""} cards={dealtCards(hand.cards)} />
          )}
          {puzzle && game.hopeless.value && <WhyNot key={`why ${hand.key}`} puzzle={puzzle} />}
          {puzzle && game.hopeless.value && <FirstSteps key={hand.key} puzzle={puzzle} />}
        </>
      )}
    </>
  );
}

/** Offers to show an answer to the teacher whose wall the hand comes from. */
function SentAnswer({ game: { answer, table } }: { game: Game }) {
  const hand = table.hand.value;
  const puzzle = puzzleOf(hand);
  const { expression } = answer.verdict.value ?? {};
  if (!puzzle || !expression || !read(hand.key).query.wall) return null;
  return <ToTeacher hand={puzzle} text={expression.text} />;
}

/** The other facts about a hand that was not won, folded if there is a first one. */
const AfterLoss = ({ isFolded, children }: { isFolded: boolean; children: ComponentChildren }) =>
  isFolded ? (
    <FoldedSection name="after-loss" title={t("tool.more")}>
      {children}
    </FoldedSection>
  ) : (
    children
  );

function Facts({ game: { difficulty, round, table } }: { game: Game }) {
  const puzzle = puzzleOf(table.hand.value);
  if (!puzzle) return null;
  return (
    <>
      <WinFacts
        id={round.record.value}
        level={difficulty.value?.level ?? null}
        puzzle={puzzle}
        milliseconds={round.elapsed.value}
      />
      <FirstGrade id={round.record.value} />
      <SoundOffer />
    </>
  );
}
