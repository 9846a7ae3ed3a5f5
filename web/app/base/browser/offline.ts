import { signal } from "@preact/signals";

/**
 * Whether every file that this player needs is stored for offline play; null if the browser stores
 * nothing, or if this is not known yet.
 */
export const offlineReady = signal<boolean | null>(null);
