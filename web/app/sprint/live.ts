import { signal } from "@preact/signals";

/** @import { Played } from "../history/played.js" */

/** The records of runs that may not be in the history yet. */
export const fresh = signal(/** @type {readonly Played[]} */ ([]));

/** The milliseconds that are left of the run on the table; null without a run, or without a time limit. */
export const timeLeft = signal(/** @type {number | null} */ (null));

/** The name of the run on the table once it is over; empty until then. */
export const runOver = signal("");
