import { type Signal, signal } from "@preact/signals";
import { loadFields, save } from "../../base/browser/storage.ts";
import { playedHands } from "../history/history.ts";

const KEY = "twentyfour:backup";

/**
 * `at` is the time of the last backup, `suggested` that of the last suggestion to make one. `offered`:
 * whether the page was suggested as an app.
 */
type BackupNote = { at: number | null; suggested: number; offered: boolean };

const note: Signal<BackupNote | null> = signal(null);

/** When the history was last saved as a file, in milliseconds since 1970; null if never. */
export const lastBackup = () => current().at;

export const noteBackup = (at: number) => write({ at, suggested: at });

/**
 * The number of hands since the last backup if it is time to suggest one, else 0.
 *
 * @param after how many hands it is suggested, and again after as many more
 */
export function handsToBackUp(after: number) {
  const { at, suggested } = current();
  const since = (moment: number) => playedHands.value.filter((hand) => hand.at > moment).length;
  return since(suggested) < after ? 0 : since(at ?? 0);
}

/** Notes that a backup was suggested. */
export const noteSuggestion = () => write({ suggested: Date.now() });

/** Whether the page was suggested as an app. */
export const isAppOffered = () => current().offered;

/** Notes that the page was suggested as an app. */
export const noteAppOffered = () => write({ offered: true });

function write(changes: Partial<BackupNote>) {
  note.value = { ...current(), ...changes };
  save(KEY, note.value);
}

/** The note, read from storage on first use. */
function current(): BackupNote {
  if (note.value) return note.value;
  const stored = loadFields(KEY);
  const at = moment(stored.at);
  const suggested = moment(stored.suggested) ?? at ?? 0;
  return { at, suggested, offered: stored.offered === true };
}

const moment = (value: unknown) =>
  Number.isSafeInteger(value) && !Number.isNaN(new Date(Number(value)).getTime())
    ? Number(value)
    : null;
