import type { PrecacheEntry } from "workbox-precaching/_types.js";

/** A file of the build. */
export interface OfflineEntry extends PrecacheEntry {
  /** The integrity of the stored content, if it differs from the downloaded content. */
  unpacked?: string;
  /** The language of the words in the file. */
  language?: string;
  /** Files of earlier builds from which there is a patch, that of the smallest patch first. */
  bases?: string[];
}

declare global {
  /** The mark of the page of this build. */
  const RELEASE: string;
  /** The files that every player needs. The build inserts the list. */
  const PRECACHE: OfflineEntry[];
  /** The rarely needed files, largest last. The build inserts the list. */
  const RARE: OfflineEntry[];
}
