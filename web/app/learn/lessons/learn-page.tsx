import type { ComponentChildren } from "preact";
import { route } from "../../base/address/router.ts";
import { hasKeyboard } from "../../base/browser/devices.ts";
import { useEntered } from "../../base/ui/sections/use-entered.ts";
import { t } from "../../base/words/i18n.ts";
import { announceTable } from "../../table/views/announce-table.ts";
import { createExercise, type Exercise } from "./exercise.ts";
import { ImpossibleLesson } from "./impossible-lesson.tsx";
import { Lesson } from "./lesson.tsx";
import { PathMap } from "./map.tsx";
import { PlacementPage } from "./placement-page.tsx";
import { IMPOSSIBLE } from "./steps.ts";
import { techniqueNamed } from "./techniques.ts";

/** The pages of the Path, which share a table. */
export function createLearnPage() {
  const exercise = createExercise();
  announceTable(exercise, "learn", async () => (hasKeyboard() ? [t("verdict.next")] : []));
  return ({ pages }: { pages: ComponentChildren }) => (
    <LearnPage exercise={exercise} pages={pages} />
  );
}

/** The Path, a lesson, or the placement hands, as the address selects. */
function LearnPage({ exercise, pages }: { exercise: Exercise; pages: ComponentChildren }) {
  const { lesson, place } = route.value.query;
  const technique = techniqueNamed(lesson);
  const isImpossible = lesson === IMPOSSIBLE;
  const name = isImpossible ? lesson : (technique?.code ?? (place === undefined ? "map" : "place"));
  useEntered(name);

  if (isImpossible) return <ImpossibleLesson />;
  if (technique) return <Lesson key={name} technique={technique} exercise={exercise} />;
  return place === undefined ? <PathMap pages={pages} /> : <PlacementPage exercise={exercise} />;
}
