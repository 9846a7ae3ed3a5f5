import { computed, signal } from "@preact/signals";
import { load, save } from "../core/storage.js";
import { TECHNIQUES } from "./techniques.js";

const KEY = "twentyfour:path";

/** The number of hands to solve in a lesson. */
export const HANDS = 5;

/** @typedef {{dots: number, at: number}} LessonResult how many hands were solved, at best, and when last */
/** @typedef {{lessons: Record<string, LessonResult>, start: string | null}} Progress */

const changed = signal(/** @type {Progress | null} */ (null));

/** The lessons that were played to their end, and where the player was placed. */
export const progress = computed(() => changed.value ?? read(load(KEY)));

/**
 * Notes the end of a lesson.
 *
 * @param {string} code
 * @param {number} dots how many of its hands were solved
 */
export function noteLesson(code, dots) {
  const best = Math.max(dots, progress.value.lessons[code]?.dots ?? 0);
  const lessons = { ...progress.value.lessons, [code]: { dots: best, at: Date.now() } };
  write({ ...progress.value, lessons });
}

/** @param {string} start the technique with which the player should begin */
export const noteStart = (start) => write({ ...progress.value, start });

/** @param {Progress} next */
function write(next) {
  changed.value = next;
  save(KEY, next);
}

/**
 * What was stored, as far as it is valid.
 *
 * @param {unknown} stored
 * @returns {Progress}
 */
export function read(stored) {
  const { lessons, start } = /** @type {{lessons?: Record<string, any>, start?: unknown}} */ (
    stored ?? {}
  );
  const known = TECHNIQUES.flatMap(({ code }) => {
    const { dots, at } = lessons?.[code] ?? {};
    const isValid = Number.isInteger(dots) && Number.isSafeInteger(at);
    return isValid ? [[code, { dots: Math.min(HANDS, Math.max(0, Number(dots))), at }]] : [];
  });
  return {
    lessons: Object.fromEntries(known),
    start: TECHNIQUES.find(({ code }) => code === start)?.code ?? null,
  };
}
