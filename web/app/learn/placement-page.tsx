import { useEffect, useState } from "preact/hooks";
import { ask } from "../core/engine.ts";
import { t } from "../core/i18n.ts";
import { href } from "../core/router.ts";
import { techniqueName } from "../core/techniques.ts";
import { EngineNotice } from "../ui/notices/engine-notice.tsx";
import { FailureNotice } from "../ui/notices/failure-notice.tsx";
import { useResult } from "../ui/use-result.ts";
import type { Exercise } from "./exercise.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { EASILY, PLACING, placeByHands } from "./placement.ts";
import { noteStart } from "./progress.ts";

/** The hand of a lesson by which a player is placed: neither the easiest nor the hardest. */
const HAND = 2;

/** Eight hands, each of another technique, up to the first that does not come easily. */
export function PlacementPage({ exercise }: { exercise: Exercise }) {
  const [easy, setEasy] = useState<boolean[]>([]);
  const over = easy.includes(false) || easy.length === PLACING.length;
  const code = PLACING[easy.length];
  const { result: lesson, failure } = useResult(
    async (signal) => (code && !over ? ask("lesson", { code }, { signal }) : null),
    [code, over],
  );
  const worked = lesson?.hands[HAND];

  useEffect(() => {
    if (!worked) return;
    exercise.begin({
      place: easy.length,
      worked,
      code: null,
      onEnd: (won, { milliseconds }) => setEasy([...easy, won && milliseconds <= EASILY]),
    });
  }, [worked]);
  useEffect(() => {
    if (over) noteStart(placeByHands(easy) ?? "fraction-divide");
  }, [over]);

  if (worked && !over && exercise.task.value?.worked === worked) {
    return (
      <ExerciseView
        exercise={exercise}
        title={t("learn.place.hand", { place: easy.length + 1, count: PLACING.length })}
        dots={null}
        tip={t("learn.place.tip")}
        giveUp={t("learn.place.give-up")}
      />
    );
  }
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("learn.place")}</h1>
        {over ? <Placed easy={easy} /> : <p class="lead">{t("learn.waiting")}</p>}
        <EngineNotice />
        {failure && <FailureNotice error={failure} />}
      </div>
    </div>
  );
}

function Placed({ easy }: { easy: boolean[] }) {
  const start = placeByHands(easy) ?? "fraction-divide";
  return (
    <>
      <p class="lead">{t("learn.placed", { technique: techniqueName(start) })}</p>
      <div class="path-actions">
        <a class="button primary" href={href("learn", { lesson: start })}>
          {t("learn.begin", { technique: techniqueName(start) })}
        </a>
        <a class="button" href={href("learn")}>
          {t("learn.title")}
        </a>
      </div>
    </>
  );
}
