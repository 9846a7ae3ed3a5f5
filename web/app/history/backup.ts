import { signal } from "@preact/signals";
import { load, save } from "../core/storage.js";
import { playedHands } from "./history.js";

const KEY = "twentyfour:backup";

/** How many hands are played until a backup is suggested, and until it is suggested again. */
const SUGGEST_AFTER = 100;

/** @typedef {{at: number | null, suggested: number}} BackupNote `at` is when the last one was saved */

/** @type {import("@preact/signals").Signal<BackupNote | null>} */
const note = signal(null);

/** When the history was last saved as a file, in milliseconds since 1970; null if never. */
export const lastBackup = () => current().at;

/** @param {number} at */
export const noteBackup = (at) => write({ at, suggested: at });

/** How many hands have been played since the last backup, if it is time to suggest one, else 0. */
export function handsToBackUp() {
  const { at, suggested } = current();
  /** @param {number} moment */
  const since = (moment) => playedHands.value.filter((hand) => hand.at > moment).length;
  return since(suggested) < SUGGEST_AFTER ? 0 : since(at ?? 0);
}

/** Notes that a backup was suggested. */
export const noteSuggestion = () => write({ ...current(), suggested: Date.now() });

/** @param {BackupNote} value */
function write(value) {
  note.value = value;
  save(KEY, value);
}

/** The note, which is read when it is first asked for. */
function current() {
  if (note.value) return note.value;
  const stored = /** @type {Record<string, unknown>} */ (load(KEY) ?? {});
  const at = moment(stored.at);
  return { at, suggested: moment(stored.suggested) ?? at ?? 0 };
}

/** @param {unknown} value */
const moment = (value) => (Number.isSafeInteger(value) ? Number(value) : null);
