import { signal } from "@preact/signals";
import { save } from "../../../base/browser/storage.ts";

/**
 * A small copy of what hurts most to lose, in the other storage than the history, because a browser
 * may lose one of its storages.
 */
export const KEY = "twentyfour:past";

/**
 * What the hands up to a moment `at` have led to. `strength` and `ceiling` are those after `hands`
 * that counted; null if none has counted. `streak` is the number of days that count up to `last`.
 */
export type Past = {
  at: number;
  strength: number | null;
  ceiling: number;
  hands: number;
  streak: number;
  last: string;
};

/** The past of hands that the browser has lost; null if none are lost. */
export const lostPast = signal<Past | null>(null);

/** @param now null if there are no hands */
export const savePast = (now: Past | null) => save(KEY, { lost: lostPast.peek(), now });

/** Deletes the copy together with the history. */
export function forgetPast() {
  lostPast.value = null;
  savePast(null);
}
