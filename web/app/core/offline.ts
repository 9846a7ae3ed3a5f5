import { signal } from "@preact/signals";

/**
 * Whether every file that this player needs is kept for playing offline; null where the browser keeps
 * none, or it is not known yet.
 */
export const offlineReady = signal<boolean | null>(null);
