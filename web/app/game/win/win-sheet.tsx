import { useEffect, useRef } from "preact/hooks";
import { t } from "../../core/i18n.ts";
import { equation } from "../../core/pretty.ts";
import { puzzleOf } from "../../core/puzzle.ts";
import { settings } from "../../core/settings.ts";
import { reviewedBy } from "../../history/reviewed.ts";
import { KeepLine } from "../../keep/keep-line.tsx";
import { Compared } from "../../people/compared.tsx";
import { Neatest } from "../../sitting/review-line.tsx";
import { FirstSteps } from "../../solve/first-steps.tsx";
import { Rating } from "../../solve/rating.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Alternatives } from "../feedback/alternatives.tsx";
import { HowItWent } from "../feedback/how-it-went.tsx";
import { LessonLine } from "../feedback/lesson-line.tsx";
import type { Game } from "../game.ts";

/** Everything about a win but its sentence and its fact. Opened by "More". */
export function WinSheet({ game }: { game: Game }) {
  const box = useRef<HTMLDialogElement | null>(null);
  const { answer, hopeless, mode, more, round, table } = game;
  const { parts, talk } = mode.play.value;
  const hand = table.hand.value;
  const puzzle = puzzleOf(hand);
  const text = answer.verdict.value?.expression?.text;
  const id = round.recordId.value;

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
    <Dialog box={box} title={t("play.more")}>
      {text && <p class="made">{equation(text, hand.target ?? "")}</p>}
      {talk === "all" && settings.value.clock === "shown" && id && <Compared id={id} />}
      {text && talk === "all" && <Alternatives game={game} text={text} />}
      {talk === "all" && <HowItWent game={game} />}
      {puzzle && <Rating puzzle={puzzle} text={text ?? ""} />}
      {puzzle && reviewedBy(puzzle) && <Neatest puzzle={puzzle} />}
      <LessonLine game={game} />
      <KeepLine />
      {puzzle && hopeless.value && <FirstSteps puzzle={puzzle} />}
      {parts.More && <parts.More game={game} />}
    </Dialog>
  );
}
