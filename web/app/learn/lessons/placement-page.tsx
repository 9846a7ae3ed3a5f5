import { useEffect } from "preact/hooks";
import type { Lesson } from "../../../engine/contract.d.ts";
import { href } from "../../base/address/router.ts";
import { ask } from "../../base/python/engine.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useResult } from "../../base/ui/use-result.ts";
import { useTabState } from "../../base/ui/use-tab-state.ts";
import { t } from "../../base/words/i18n.ts";
import { EMBLEMS, techniqueName } from "../../base/words/techniques.ts";
import type { Exercise } from "./exercise.ts";
import { ExerciseView } from "./exercise-view.tsx";
import { EASILY, PLACING, placeByHands } from "./placement.ts";
import { noteStart } from "./progress.ts";
import { type Code, TECHNIQUES } from "./techniques.ts";

/** The hand of a lesson that is used for placement, neither the easiest nor the hardest. */
const HAND = 2;

/** The minutes that the placement usually takes: half a minute for a hand. */
const MINUTES = PLACING.length / 2;

type Placing = { easy: boolean[]; lesson: Lesson | null };

/**
 * Up to eight hands, each of another technique. The placement ends with the first hand that is not
 * easy.
 */
export function PlacementPage({ exercise }: { exercise: Exercise }) {
  const [{ easy, lesson }, setState] = useTabState<Placing>("placement:1", {
    easy: [],
    lesson: null,
  });
  const over = easy.includes(false) || easy.length === PLACING.length;
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
      onEnd: (won, { milliseconds }) =>
        setState({ easy: [...easy, won && milliseconds <= EASILY], lesson }),
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
      >
        {easy.length === 0 && <p class="tip">{lengthWords()}</p>}
      </ExerciseView>
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

/** How long the placement takes at most. */
export const lengthWords = () =>
  t("learn.place.length", { count: PLACING.length, minutes: MINUTES });

/** The emblems of the Path up to the place of the player lit, and the place itself marked. */
function PathPicture({ start }: { start: Code }) {
  const here = TECHNIQUES.findIndex(({ code }) => code === start);
  return (
    <p
      class="path-row"
      role="img"
      aria-label={t("learn.dots", { count: here, hands: TECHNIQUES.length })}
    >
      {TECHNIQUES.map(({ code }, place) => (
        <i
          key={code}
          data-known={place < here || undefined}
          data-here={place === here || undefined}
        >
          {EMBLEMS[code]}
        </i>
      ))}
    </p>
  );
}

function Placed({ easy }: { easy: boolean[] }) {
  const start = placeByHands(easy) ?? "fraction-divide";
  return (
    <>
      <p class="lead">{t("learn.placed", { technique: techniqueName(start) })}</p>
      <PathPicture start={start} />
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
