import { useEffect, useRef } from "preact/hooks";
import { settings } from "../../../base/browser/settings.ts";
import { dealtCards } from "../../../base/cards/cards.ts";
import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { Dialog } from "../../../base/ui/dialogs/dialog.tsx";
import { branchOf } from "../../../base/ui/tree/branch.ts";
import { Tree } from "../../../base/ui/tree/tree.tsx";
import { t } from "../../../base/words/i18n.ts";
import { equation } from "../../../base/words/pretty.ts";
import { KeepLine } from "../../../player/backup/keep-line.tsx";
import { Compared } from "../../../player/comparison/compared.tsx";
import { reviewedBy } from "../../../player/history/review/reviewed.ts";
import { FirstSteps } from "../../../table/solutions/first-steps.tsx";
import { Rating } from "../../../table/solutions/rating.tsx";
import { WhyNot } from "../../../table/why/why-not.tsx";
import { Neatest } from "../../session/review-line.tsx";
import { Alternatives } from "../feedback/alternatives.tsx";
import { HowItWent } from "../feedback/how-it-went.tsx";
import { LessonLine } from "../feedback/lesson-line.tsx";
import type { Game } from "../game.ts";

/** Everything about a win but its sentence and its fact. Opened by "Look back". */
export function WinSheet({ game }: { game: Game }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const { answer, hopeless, mode, more, paceWords, round, table } = game;
  const { parts, talk } = mode.play.value;
  const hand = table.hand.value;
  const puzzle = puzzleOf(hand);
  const expression = answer.verdict.value?.expression;
  const text = expression?.text;
  const id = round.record.value;

  useEffect(() => {
    const dialog = box.current;
    const close = () => {
      more.value = false;
    };
    dialog?.showModal();
    dialog?.addEventListener("close", close);
    return () => dialog?.removeEventListener("close", close);
  }, []);

  return (
    <Dialog box={box} title={t("play.look-back")}>
      {expression && talk !== "all" && (
        <div class="win-tree">
          <Tree roots={[branchOf(expression, dealtCards(hand.cards))]} growing />
        </div>
      )}
      {text && (
        <p class="made" translate={false}>
          {equation(text, hand.target ?? "")}
        </p>
      )}
      {talk === "all" && settings.value.clock === "shown" && id && <Compared id={id} />}
      {paceWords.value && <p class="win-people">{paceWords.value}</p>}
      {text && talk === "all" && <Alternatives game={game} text={text} />}
      {talk === "all" && <HowItWent game={game} />}
      {puzzle && <Rating puzzle={puzzle} text={text ?? ""} />}
      {puzzle && reviewedBy(puzzle) && <Neatest puzzle={puzzle} />}
      <LessonLine game={game} />
      <KeepLine />
      {puzzle && hopeless.value && <WhyNot puzzle={puzzle} />}
      {puzzle && hopeless.value && <FirstSteps puzzle={puzzle} />}
      {parts.More && <parts.More game={game} />}
    </Dialog>
  );
}
