import { signal } from "@preact/signals";

/** @import { Played } from "../history/played.js" */

/** The records of runs that may not be in the history yet. */
export const fresh = signal(/** @type {readonly Played[]} */ ([]));

/** The name of the run on the table once it is over; empty until then. */
export const runOver = signal("");
