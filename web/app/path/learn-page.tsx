import { route } from "../core/router.js";
import { announceExercise } from "../game/announcing/announce.js";
import { useEntered } from "../ui/use-entered.js";
import { createExercise } from "./exercise.js";
import { Lesson } from "./lesson.jsx";
import { PathMap } from "./map.jsx";
import { PlacementPage } from "./placement-page.jsx";
import { techniqueNamed } from "./techniques.js";

/** @import { Exercise } from "./exercise.js" */

/** The pages of the Path, which share one table. */
export function createLearnPage() {
  const exercise = createExercise();
  announceExercise(exercise);
  return () => <LearnPage exercise={exercise} />;
}

/**
 * The Path, a lesson, or the hands that find a player's place; the address says which.
 *
 * @param {{exercise: Exercise}} props
 */
function LearnPage({ exercise }) {
  const { lesson, place } = route.value.query;
  const technique = techniqueNamed(lesson);
  const name = technique?.code ?? (place === undefined ? "map" : "place");
  useEntered(name);

  if (technique) return <Lesson key={name} technique={technique} exercise={exercise} />;
  return place === undefined ? <PathMap /> : <PlacementPage exercise={exercise} />;
}
