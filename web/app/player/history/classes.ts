import { computed, type Signal, signal } from "@preact/signals";
import { fieldsOf, keep, load, type Refusal } from "../../base/browser/storage.ts";
import { nameKey } from "../../base/data/names.ts";

/**
 * The results of classes that a teacher collected on this device. They are no hands of the player:
 * no code for another device holds them, and a backup only if the teacher wants it.
 */
const KEY = "twentyfour:classes";

/** A pupil's name and code. The name of a pupil without one is the code. */
export type PupilCode = [name: string, code: string];

/** The results of a set. `query` is its link; `at` is when a result was last added. */
export type ClassResults = { query: Record<string, string>; at: number; codes: PupilCode[] };

/** The results of each set by its name. */
export type Classes = ReadonlyMap<string, ClassResults>;

/** What adding results did. */
export type Added = {
  /** The number of results that were new. */
  added: number;
  /** The number of results without a name that got one. */
  named: number;
  /** The number of results that were there already. */
  known: number;
  /** The names that now have several results. */
  several: string[];
};

const isText = (value: unknown) => typeof value === "string";
const isPair = (value: unknown): value is PupilCode =>
  Array.isArray(value) && value.length === 2 && value.every(isText);

/** The last moment that a date can have. */
const LAST_MOMENT = 8.64e15;

/** A moment that can be shown as a date; 1970 for any other value. */
const momentOf = (value: unknown) =>
  Number.isFinite(value) && Math.abs(Number(value)) <= LAST_MOMENT ? Number(value) : 0;

/** What was read or changed last; null before the first use. */
const current: Signal<Classes | null> = signal(null);

export const classes = computed(() => current.value ?? firstRead());

/** Why the browser could not store the results, so that they last until the page is closed. */
export const classesRefused: Signal<Refusal> = signal(null);

/** Reads what is stored, and from now on what other tabs store. */
function firstRead() {
  addEventListener("storage", ({ key }) => {
    if (key === KEY && !classesRefused.peek()) current.value = readClasses(load(KEY));
  });
  return readClasses(load(KEY));
}

/** The last change of the results of a set that can be undone; null if there is none. */
export const lastChange: Signal<{ set: string; before: PupilCode[]; after: PupilCode[] } | null> =
  signal(null);

/**
 * Adds results of a set. A result that is there already counts once. Different results of one name
 * stay, because they may be those of two pupils.
 */
export function addResults(set: string, query: ClassResults["query"], codes: PupilCode[]): Added {
  let outcome: Added = { added: 0, named: 0, known: 0, several: [] };
  changeSet(set, (before) => {
    const { codes: all, ...counts } = joined(before, codes);
    outcome = counts;
    return { query, at: Date.now(), codes: all };
  });
  return outcome;
}

/** Keeps only one of the results of a name. */
export function keepOnly(set: string, [name, code]: PupilCode) {
  const isOther = (each: PupilCode) => nameKey(each[0]) === nameKey(name) && each[1] !== code;
  changeSet(set, (codes, results) => ({
    ...results,
    codes: codes.filter((each) => !isOther(each)),
  }));
}

/** Undoes the last change, except for what another tab has changed since. */
export function undoLast() {
  const undone = lastChange.peek();
  if (!undone) return;
  const { set, before, after } = undone;
  changeSet(set, (codes, results) => ({
    ...results,
    codes: [...before, ...except(codes, [...before, ...after])],
  }));
  lastChange.value = null;
}

export const deleteResults = (set: string) => change((all) => void all.delete(set));

export const deleteAllResults = () => change((all) => all.clear());

/** Adds the results of a backup. */
export function restoreClasses(stored: unknown) {
  const restored = readClasses(stored);
  if (restored.size === 0) return;
  change((all) => {
    for (const [set, theirs] of restored) {
      const own = all.get(set);
      all.set(set, own ? { ...own, codes: joined(own.codes, theirs.codes).codes } : theirs);
    }
  });
}

/** The results as they are stored. */
export const writeClasses = (all: Classes) => Object.fromEntries(all);

/** Changes the results of a set, so that the change can be undone. */
function changeSet(set: string, next: (codes: PupilCode[], results: ClassResults) => ClassResults) {
  change((all) => {
    const results = all.get(set) ?? { query: {}, at: 0, codes: [] };
    const after = next(results.codes, results);
    lastChange.value = { set, before: results.codes, after: after.codes };
    if (after.codes.length > 0) all.set(set, after);
    else all.delete(set);
  });
}

/** Changes what is stored now, because another tab may have changed it. */
function change(next: (all: Map<string, ClassResults>) => void) {
  lastChange.value = null;
  const stored = readClasses(load(KEY));
  const changed = new Map(classesRefused.peek() ? [...stored, ...classes.peek()] : stored);
  next(changed);
  current.value = changed;
  classesRefused.value = keep(KEY, writeClasses(changed));
}

/** Results with further ones. A result without a name is the same as one with its code. */
function joined(older: PupilCode[], newer: PupilCode[]): Added & { codes: PupilCode[] } {
  const codes = [...older];
  let [added, named, known] = [0, 0, 0];
  for (const [name, code] of newer) {
    const same = codes.filter((each) => each[1] === code);
    const nameless = codes.findIndex((each) => each[0] === code && each[1] === code);
    const isKnown =
      name === code ? same.length > 0 : same.some((each) => nameKey(each[0]) === nameKey(name));
    if (isKnown) known += 1;
    else if (nameless >= 0) named += 1;
    else added += 1;
    if (!isKnown) codes.splice(nameless >= 0 ? nameless : codes.length, 1, [name, code]);
  }
  const keys = new Map<string, number>();
  for (const [name] of codes) keys.set(nameKey(name), (keys.get(nameKey(name)) ?? 0) + 1);
  const several = newer.map(([name]) => name).filter((name) => (keys.get(nameKey(name)) ?? 0) > 1);
  return { codes, added, named, known, several: [...new Set(several)] };
}

/** The results without others. */
const except = (codes: PupilCode[], others: PupilCode[]) =>
  codes.filter(([name, code]) => !others.some((each) => each[0] === name && each[1] === code));

/** The results in a stored value, without those that are damaged. */
function readClasses(stored: unknown): Classes {
  return new Map(
    Object.entries(fieldsOf(stored)).flatMap(([set, value]) => {
      const { query, at, codes } = fieldsOf(value);
      if (!Array.isArray(codes)) return [];
      const read = codes.filter(isPair);
      const texts = Object.entries(fieldsOf(query)).filter(([, text]) => isText(text)) as [
        string,
        string,
      ][];
      return [[set, { query: Object.fromEntries(texts), at: momentOf(at), codes: read }]];
    }),
  );
}
