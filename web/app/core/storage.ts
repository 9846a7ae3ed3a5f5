/** On this device, or for as long as this tab is open. */
type Area = "localStorage" | "sessionStorage";

let keeps = true;

/** From now on nothing is read from this device, and nothing stored on it. */
export function keepNothing() {
  keeps = false;
}

const loadFrom =
  (area: Area) =>
  /** A stored value; null where there is none, or the browser stores nothing. */
  (key: string): unknown => {
    if (!keeps) return null;
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? "null");
    } catch {
      return null;
    }
  };

const saveIn =
  (area: Area) =>
  /** Stores a value; false when the browser refuses. */
  (key: string, value: unknown) => {
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
/** The fields of a stored value; none where it is no object. */
export const fieldsOf = (stored: unknown): Record<string, unknown> => Object(stored);

export const loadFields = (key: string) => fieldsOf(load(key));

export const save = saveIn("localStorage");
export const saveForTab = saveIn("sessionStorage");

/**
 * Removes a value that was stored for the page that this tab shows next, and returns it. A page that was
 * not there before has none: it does not wait for the browser to open this storage.
 */
export function takeForTab(key: string) {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return null;
  const value = loadForTab(key);
  try {
    sessionStorage.removeItem(key);
  } catch {}
  return value;
}
