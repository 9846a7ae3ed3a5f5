import { loadForTab, saveForTab } from "../core/storage.ts";

/** Set for a tab that does not load the history, for as long as it is open. */
const KEY = "twentyfour:apart";

/** Whether this tab does not load the history. */
export const isWithoutHistory = () => loadForTab(KEY) === true;

/**
 * Reloads the page, with the history or without it.
 *
 * @param loaded whether the page has the history then
 */
export function reloadWithHistory(loaded: boolean) {
  saveForTab(KEY, !loaded);
  location.reload();
}
