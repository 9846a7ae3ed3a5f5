import type { PrecacheEntry } from "workbox-precaching/_types.js";

declare global {
  /** Every file of the build; the build puts the list in its place. */
  const PRECACHE: PrecacheEntry[];
}
