import { signal } from "@preact/signals";

/** What this load of the page has found lost: the history; or settings or lists, which are back. */
export const losses = signal({ history: false, settings: false });
