import { href } from "../../base/address/router.ts";
import { t } from "../../base/words/i18n.ts";
import { Dots } from "./dots.tsx";
import { HANDS, progressRefused } from "./progress.ts";
import { standingIn } from "./standing.tsx";
import { StepFace } from "./step-face.tsx";
import { after, type StepCode, stepName } from "./steps.ts";

/** The end of a lesson: how many of its hands were right, and the next step of the Path. */
export function LessonEnd({ code, solved }: { code: StepCode; solved: boolean[] }) {
  const next = after(code);
  const count = solved.filter(Boolean).length;
  return (
    <>
      <div class="path-end">
        <StepFace code={code} open />
      </div>
      <p class="path-dots">
        <Dots solved={solved} />
      </p>
      <p class="path-idea">{t(endOf(count), { count, hands: HANDS })}</p>
      <p class="path-cue">{standingIn(code).words.join(" · ")}</p>
      {progressRefused.value && <p class="fault">{t(`data.unkept.${progressRefused.value}`)}</p>}
      {next ? (
        <a class="button primary" href={href("learn", { lesson: next })}>
          {t("lessons.next", { technique: stepName(next) })}
        </a>
      ) : (
        <a class="button primary" href={href("play")}>
          {t("nav.play")}
        </a>
      )}
    </>
  );
}

/** @param count how many hands were solved */
function endOf(count: number) {
  if (count === HANDS) return "lessons.end.all";
  return count === 0 ? "lessons.end.none" : "lessons.end";
}
