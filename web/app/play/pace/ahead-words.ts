import { signal } from "@preact/signals";

/** By how much a win was ahead of the player that was raced, in words; empty if it was not. */
export const aheadWords = signal("");
