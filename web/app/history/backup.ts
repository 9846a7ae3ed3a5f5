import { type Signal, signal } from "@preact/signals";
import { loadFields, save } from "../core/storage.ts";
import { playedHands } from "./history.ts";

const KEY = "twentyfour:backup";

/** A backup is suggested after this many hands, and again after as many more. */
const SUGGEST_AFTER = 100;

/** `at` is the time of the last backup. */
type BackupNote = { at: number | null; suggested: number };

const note: Signal<BackupNote | null> = signal(null);

/** When the history was last saved as a file, in milliseconds since 1970; null if never. */
export const lastBackup = () => current().at;

export const noteBackup = (at: number) => write({ at, suggested: at });

/** The number of hands since the last backup if it is time to suggest one, else 0. */
export function handsToBackUp() {
  const { at, suggested } = current();
  const since = (moment: number) => playedHands.value.filter((hand) => hand.at > moment).length;
  return since(suggested) < SUGGEST_AFTER ? 0 : since(at ?? 0);
}

/** Notes that a backup was suggested. */
export const noteSuggestion = () => write({ ...current(), suggested: Date.now() });

function write(value: BackupNote) {
  note.value = value;
  save(KEY, value);
}

/** The note, read from storage on first use. */
function current() {
  if (note.value) return note.value;
  const stored = loadFields(KEY);
  const at = moment(stored.at);
  return { at, suggested: moment(stored.suggested) ?? at ?? 0 };
}

const moment = (value: unknown) => (Number.isSafeInteger(value) ? Number(value) : null);
