/** Storage of this device, or of this tab while it is open. */
type Area = "localStorage" | "sessionStorage";

let keeps = true;

/** Stops all reading from and writing to this device's storage. */
export function keepNothing() {
  keeps = false;
}

const loadFrom =
  (area: Area) =>
  /** A stored value; null if there is none, or if the browser stores nothing. */
  (key: string): unknown => {
    if (!keeps) return null;
    try {
      return JSON.parse(globalThis[area].getItem(key) ?? "null");
    } catch {
      return null;
    }
  };

/** Why a value could not be stored: there is no room, or the browser does not allow it. */
export type Refusal = "full" | "denied" | null;

/** Why storing a value failed with an error. */
export const refusalFor = (error: unknown) =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "denied";

const keepIn =
  (area: Area) =>
  /** Stores a value. Returns why the browser refuses, or null. */
  (key: string, value: unknown): Refusal => {
    if (!keeps) return "denied";
    try {
      globalThis[area].setItem(key, JSON.stringify(value));
      return null;
    } catch (error) {
      return refusalFor(error);
    }
  };

export const load = loadFrom("localStorage");
export const loadForTab = loadFrom("sessionStorage");
/** The fields of a stored value; empty if it is not an object. */
export const fieldsOf = (stored: unknown): Record<string, unknown> => Object(stored);

export const loadFields = (key: string) => fieldsOf(load(key));

export const keep = keepIn("localStorage");
const keepForTab = keepIn("sessionStorage");

/** Stores a value; false if the browser refuses. */
export const save = (key: string, value: unknown) => keep(key, value) === null;
export const saveForTab = (key: string, value: unknown) => keepForTab(key, value) === null;

/**
 * Removes and returns a value that the previous page of this tab stored for this one. After a fresh
 * navigation it returns null at once: opening the storage takes time.
 */
export function takeForTab(key: string) {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") return null;
  const value = loadForTab(key);
  removeForTab(key);
  return value;
}

export function removeForTab(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
