import { loadForTab, saveForTab } from "../../../base/browser/storage.ts";

/** Marks a tab that does not load the history while it is open. */
const KEY = "twentyfour:apart";

/** Whether this tab does not load the history. */
export const isWithoutHistory = () => loadForTab(KEY) === true;

/**
 * Reloads the page.
 *
 * @param loaded whether the reloaded page loads the history
 */
export function reloadWithHistory(loaded: boolean) {
  saveForTab(KEY, !loaded);
  location.reload();
}
