import { computed, type Signal, signal } from "@preact/signals";
import { fieldsOf, load, save } from "../../base/browser/storage.ts";

/**
 * The results of classes that a teacher collected on this device. They are no hands of the player:
 * no code for another device holds them, and a backup only if the teacher wants it.
 */
const KEY = "twentyfour:classes";

/** The results of a set. `query` is its link; `at` is when a result was last added. */
export type ClassResults = {
  query: Record<string, string>;
  at: number;
  /** Name and code. The name of a pupil without one is the code. */
  codes: [name: string, code: string][];
};

/** The results of each set by its name. */
export type Classes = Record<string, ClassResults>;

const isText = (value: unknown) => typeof value === "string";
const pairOf = ([name, code]: string[]): [string, string] => [name ?? "", code ?? ""];

/** What was read or changed last; null before the first use. */
const current: Signal<Classes | null> = signal(null);

export const classes = computed(() => current.value ?? firstRead());

/** Whether the browser could not store the results, so that they last until the page is closed. */
export const classesUnsaved = signal(false);

/** Reads what is stored, and from now on what other tabs store. */
function firstRead() {
  addEventListener("storage", ({ key }) => {
    if (key === KEY && !classesUnsaved.peek()) current.value = readClasses(load(KEY));
  });
  return readClasses(load(KEY));
}

/** Adds results of a set. A result replaces an earlier one of the same name. */
export function addResults(
  set: string,
  query: ClassResults["query"],
  codes: ClassResults["codes"],
): void {
  change((all) => ({
    ...all,
    [set]: { query, at: Date.now(), codes: merged(all[set]?.codes ?? [], codes) },
  }));
}

export const deleteResults = (set: string) => change(({ [set]: _, ...others }) => others);

export const deleteAllResults = () => change(() => ({}));

/** Adds the results of a backup. A result of this device stays if both have the same name. */
export function restoreClasses(stored: unknown) {
  const restored = Object.entries(readClasses(stored));
  if (restored.length === 0) return;
  change((all) => {
    const next = { ...all };
    for (const [set, theirs] of restored) {
      const own = all[set];
      next[set] = own ? { ...own, codes: merged(theirs.codes, own.codes) } : theirs;
    }
    return next;
  });
}

/** Changes what is stored now, because another tab may have changed it. */
function change(next: (all: Classes) => Classes) {
  const stored = readClasses(load(KEY));
  const base = classesUnsaved.peek() ? { ...stored, ...classes.peek() } : stored;
  const changed = next(base);
  current.value = changed;
  classesUnsaved.value = !save(KEY, changed);
}

const merged = (older: ClassResults["codes"], newer: ClassResults["codes"]) => [
  ...new Map([...older, ...newer]),
];

/** The results in a stored value, without those that are damaged. */
function readClasses(stored: unknown): Classes {
  return Object.fromEntries(
    Object.entries(fieldsOf(stored)).flatMap(([set, value]) => {
      const { query, at, codes } = fieldsOf(value);
      if (!Array.isArray(codes)) return [];
      const read = codes.filter((pair) => Array.isArray(pair) && pair.every(isText)).map(pairOf);
      const texts = Object.entries(fieldsOf(query)).filter(([, text]) => isText(text)) as [
        string,
        string,
      ][];
      return [[set, { query: Object.fromEntries(texts), at: Number(at) || 0, codes: read }]];
    }),
  );
}
