import { computed, type Signal, signal } from "@preact/signals";
import { fieldsOf, keep, load, type Refusal } from "../../base/browser/storage.ts";
import { STEPS, type StepCode } from "./steps.ts";
import { TECHNIQUES } from "./techniques.ts";

const KEY = "twentyfour:path";

/** The number of hands to solve in a lesson. */
export const HANDS = 5;

/** The best number of solved hands, and the time of the last lesson. */
type LessonResult = { dots: number; at: number };
export type Progress = { lessons: Record<string, LessonResult>; start: string | null };

const changed = signal<Progress | null>(null);

/** Why the progress could not be stored, so that it lasts until the page is closed; or null. */
export const progressRefused: Signal<Refusal> = signal(null);

/** The completed lessons, and the player's starting point. */
export const progress = computed(() => changed.value ?? read(load(KEY)));

/**
 * Notes the end of a lesson.
 *
 * @param dots how many of its hands were solved
 */
export function noteLesson(code: StepCode, dots: number) {
  const best = Math.max(dots, progress.value.lessons[code]?.dots ?? 0);
  const lessons = { ...progress.value.lessons, [code]: { dots: best, at: Date.now() } };
  write({ ...progress.value, lessons });
}

/** @param start the technique with which the player should begin */
export const noteStart = (start: string) => write({ ...progress.value, start });

function write(next: Progress) {
  changed.value = next;
  progressRefused.value = keep(KEY, next);
}

/** The valid part of a stored value. */
export function read(stored: unknown): Progress {
  const { lessons, start } = fieldsOf(stored);
  const known = STEPS.flatMap((code) => {
    const { dots, at } = fieldsOf(fieldsOf(lessons)[code]);
    const isValid = Number.isInteger(dots) && Number.isSafeInteger(at);
    return isValid ? [[code, { dots: Math.min(HANDS, Math.max(0, Number(dots))), at }]] : [];
  });
  return {
    lessons: Object.fromEntries(known),
    start: TECHNIQUES.find(({ code }) => code === start)?.code ?? null,
  };
}
