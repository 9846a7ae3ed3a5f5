import { signal } from "@preact/signals";
import type { Played } from "../history/played.ts";

/** The records of runs that may not be in the history yet. */
export const fresh = signal<readonly Played[]>([]);

/** The milliseconds that are left of the run on the table; null without a run, or without a time limit. */
export const timeLeft = signal<number | null>(null);

/** The name of the run on the table once it is over; empty until then. */
export const runOver = signal("");
