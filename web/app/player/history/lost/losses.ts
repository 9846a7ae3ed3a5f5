import { signal } from "@preact/signals";

/**
 * What was lost when the page was loaded: the history, or the settings or lists. The settings and
 * lists are back.
 */
export const losses = signal({ history: false, settings: false });
