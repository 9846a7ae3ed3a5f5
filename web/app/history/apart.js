import { loadForTab, saveForTab } from "../core/storage.js";

/** Set for a tab that plays without the hands that are kept, for as long as it is open. */
const KEY = "twentyfour:apart";

/** Whether this tab plays without the hands that are kept. */
export const playsApart = () => loadForTab(KEY) === true;

/**
 * Reloads the page, without the hands that are kept or with them.
 *
 * @param {boolean} without
 */
export function playApart(without) {
  saveForTab(KEY, without);
  location.reload();
}
