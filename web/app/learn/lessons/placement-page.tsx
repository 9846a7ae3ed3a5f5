import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Lesson } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { ask } from "../../base/python/engine.ts";
import { TechniqueFace } from "../../base/ui/cards/technique-face.tsx";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useTabState } from "../../base/ui/sections/use-tab-state.ts";
import { t } from "../../base/words/i18n.ts";
import { techniqueName } from "../../base/words/techniques.ts";
import type { Exercise } from "./exercise.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { LessonHead } from "./lesson-head.tsx";
import { EASILY, isPlaced, PLACING, placeByHands } from "./placement.ts";
import { noteStart } from "./progress.ts";

/** The hand of a lesson that is used for placement, neither the easiest nor the hardest. */
const HAND = 2;

/** The minutes that the placement usually takes: half a minute for a hand. */
const MINUTES = PLACING.length / 2;

type Placing = { easy: boolean[]; lesson: Lesson | null };

/** Up to eight hands, each of another technique. A hand that the player skips is not easy. */
export function PlacementPage({ exercise }: { exercise: Exercise }) {
  const [{ easy, lesson }, setState] = useTabState<Placing>("placement:1", {
    easy: [],
    lesson: null,
  });
  const over = isPlaced(easy);
  const code = PLACING[easy.length];
  const { failure } = useResult(
    async (signal) => {
      if (!code || over || lesson?.code === code) return;
      const dealt = await ask("lesson", { code }, { signal });
      if (!signal.aborted) setState({ easy, lesson: dealt });
    },
    [code, over],
  );
  const worked = lesson && lesson.code === code ? lesson.hands[HAND] : undefined;

  useEffect(() => {
    if (!worked) return;
    exercise.begin({
      place: easy.length,
      worked,
      code: null,
      skips: true,
      onEnd: (won, { milliseconds }) =>
        setState({ easy: [...easy, won && milliseconds <= EASILY], lesson }),
    });
  }, [worked]);
  // Before the next frame, because a player may leave the page as soon as it names the lesson.
  useLayoutEffect(() => {
    if (over) noteStart(placeByHands(easy) ?? "fraction-divide");
  }, [over]);

  if (worked && !over && exercise.task.value?.worked === worked) {
    return (
      <ExerciseView
        exercise={exercise}
        title={t("lessons.place.hand", { place: easy.length + 1, count: PLACING.length })}
        dots={null}
        tip={t("lessons.place.tip")}
        giveUp={{ name: "lessons.place.give-up", icon: "after" }}
      >
        {easy.length === 0 && <p class="tip">{lengthWords()}</p>}
      </ExerciseView>
    );
  }
  return (
    <div class="page start path-lesson">
      <LessonHead title={t("lessons.place")} />
      {over ? <Placed easy={easy} /> : <p class="lead">{t("lessons.waiting")}</p>}
      <EngineNotice />
      {failure && <FailureNotice error={failure} />}
    </div>
  );
}

/** How long the placement takes at most. */
export const lengthWords = () =>
  t("lessons.place.length", { count: PLACING.length, minutes: MINUTES });

function Placed({ easy }: { easy: boolean[] }) {
  const start = placeByHands(easy) ?? "fraction-divide";
  return (
    <>
      <div class="path-end">
        <TechniqueFace code={start} open />
      </div>
      <p class="path-idea">{t("lessons.placed", { technique: techniqueName(start) })}</p>
      <a class="button primary" href={href("learn", { lesson: start })}>
        {t("lessons.begin", { technique: techniqueName(start) })}
      </a>
    </>
  );
}
