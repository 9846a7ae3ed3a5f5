import { loadForTab, saveForTab } from "../core/storage.js";

/** What tells a tab, for as long as it is open, to play without the hands that are kept. */
const KEY = "twentyfour:apart";

/** Whether this tab plays without the hands that are kept. */
export const playsApart = () => loadForTab(KEY) === true;

/**
 * Loads the page anew, without the hands that are kept or with them.
 *
 * @param {boolean} without
 */
export function playApart(without) {
  saveForTab(KEY, without);
  location.reload();
}
