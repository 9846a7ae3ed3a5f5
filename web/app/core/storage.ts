/** @typedef {"localStorage" | "sessionStorage"} Area on this device, or for as long as this tab is open */

let keeps = true;

/** From now on nothing is read from this device, and nothing stored on it. */
export function keepNothing() {
  keeps = false;
}

/** @param {Area} area */
const loadFrom =
  (area) =>
  /**
   * A stored value; null where there is none, or the browser stores nothing.
   *
   * @param {string} key
   * @returns {unknown}
   */
  (key) => {
    if (!keeps) return null;
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? "null");
    } catch {
      return null;
    }
  };

/** @param {Area} area */
const saveIn =
  (area) =>
  /**
   * Stores a value; false when the browser refuses.
   *
   * @param {string} key
   * @param {unknown} value
   */
  (key, value) => {
    if (!keeps) return false;
    try {
      globalThis[area].setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  };

export const load = loadFrom("localStorage");
export const loadForTab = loadFrom("sessionStorage");
export const save = saveIn("localStorage");
export const saveForTab = saveIn("sessionStorage");

/**
 * Removes a value that was stored for the page that this tab shows next, and returns it. A page that was
 * not there before has none: it does not wait for the browser to open this storage.
 *
 * @param {string} key
 */
export function takeForTab(key) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (
    performance.getEntriesByType("navigation")
  );
  if (visit?.type === "navigate") return null;
  const value = loadForTab(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
  return value;
}
