import { ProgressBar } from "../../base/ui/charts/progress-bar.tsx";
import { t } from "../../base/words/i18n.ts";
import { gradeName, gradeOf } from "./grade.ts";

/** The grade of a player, the way to the next one as a bar, and the number behind the grade. */
export function GradeBar({ strength }: { strength: number }) {
  const { step, share } = gradeOf(strength);
  const next = t("strength.next", { share: Math.floor(100 * share), grade: gradeName(step + 1) });
  return (
    <div class="grade" data-grade={step}>
      <p class="grade-name">{gradeName(step)}</p>
      <ProgressBar label={next} fraction={share} />
      <p class="help-text">
        {next} · {t("strength.points", { strength: Math.round(strength) })}
      </p>
    </div>
  );
}
