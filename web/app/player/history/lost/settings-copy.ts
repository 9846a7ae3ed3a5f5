import { openDB } from "idb";
import { restoreSettings, KEY as SETTINGS, wereStored } from "../../../base/browser/settings.ts";
import { losses } from "./losses.ts";

/** The copied values of `localStorage`: the settings, and the lessons of the path. */
const KEYS = [SETTINGS, "twentyfour:path"];

const isLost = (key: string) =>
  key === SETTINGS ? !wereStored : localStorage.getItem(key) === null;

const NAME = "twentyfour-copy";
const VALUES = "values";

/**
 * Brings back values that `localStorage` has lost, and copies its values whenever the page is hidden.
 * Does nothing if the browser stores nothing.
 */
export async function followSettingsCopy() {
  try {
    const database = await openDB(NAME, 1, {
      upgrade: (opened) => void opened.createObjectStore(VALUES),
      blocking: (_, __, { target }) => (target as IDBDatabase).close(),
    });
    const stored = await Promise.all(KEYS.map((key) => database.get(VALUES, key)));
    const lost = KEYS.flatMap((key, place) => {
      const value: unknown = stored[place];
      return typeof value === "string" && isLost(key) ? [[key, value] as const] : [];
    });
    for (const [key, value] of lost) localStorage.setItem(key, value);
    if (lost.length) {
      restoreSettings();
      losses.value = { ...losses.peek(), settings: true };
    }
    const copy = () =>
      Promise.all(
        KEYS.map((key) => {
          const value = localStorage.getItem(key);
          return value !== null && database.put(VALUES, value, key);
        }),
      ).catch(() => {});
    copy();
    addEventListener("visibilitychange", () => document.hidden && copy());
  } catch {}
}
