import { loadForTab, saveForTab } from "../../base/browser/storage.ts";

const KEY = "twentyfour:solve-closed";

/** The link of the set during which this tab keeps "Solve any hand" closed; null if it is open. */
export function setInPlay() {
  const link = loadForTab(KEY);
  return typeof link === "string" && link.startsWith("#/set") ? link : null;
}

/** @param link of a set whose teacher wants it closed; null opens it */
export const closeSolve = (link: string | null) => saveForTab(KEY, link);
