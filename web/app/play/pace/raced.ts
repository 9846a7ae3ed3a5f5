import { signal } from "@preact/signals";

/** The time to beat in the hand with this link, and whose it is. */
export const raced = signal({ key: "", name: "", end: 0 });
