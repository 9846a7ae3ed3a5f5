import type { PrecacheEntry } from "workbox-precaching/_types.js";

/** A file of the build. */
export interface OfflineEntry extends PrecacheEntry {
  /** The integrity of what is kept, where that is not what travels. */
  unpacked?: string;
  /** The language whose words it holds. */
  language?: string;
}

declare global {
  /** What every player needs; the build puts the list in its place. */
  const PRECACHE: OfflineEntry[];
  /** What few need, the largest last; likewise. */
  const RARE: OfflineEntry[];
}
