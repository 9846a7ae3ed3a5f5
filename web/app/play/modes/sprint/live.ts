import { signal } from "@preact/signals";
import type { Played } from "../../../table/hand/played.ts";

/** Records of runs that may not be in the history yet. */
export const fresh = signal<readonly Played[]>([]);

/** The milliseconds left in the run on the table; null without a run or a time limit. */
export const timeLeft = signal<number | null>(null);

/** The name of the run on the table after its end; empty before. */
export const runOver = signal("");
