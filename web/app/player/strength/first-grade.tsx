import { settings } from "../../base/browser/settings.ts";
import { t } from "../../base/words/i18n.ts";
import { gradeOf, gradeWords } from "./grade.ts";
import { Medal } from "./medal.tsx";
import { isFoundBy, strength } from "./strength.ts";

/** The player's first grade in words, after the hand with which it becomes known; else empty. */
export const firstGradeWords = (id: string | null) =>
  settings.value.rated === "yes" && strength.value !== null && isFoundBy(id)
    ? t("strength.found", { grade: gradeWords(strength.value) })
    : "";

/** The player's first grade as a medal, told once. `id`: of the record of the hand. */
export function FirstGrade({ id }: { id: string | null }) {
  const words = firstGradeWords(id);
  if (!words) return null;
  const { step, share } = gradeOf(strength.value ?? 0);
  return (
    <div class="first-grade">
      <Medal step={step} share={share} label={words} />
      <p aria-hidden="true">{words}</p>
    </div>
  );
}
