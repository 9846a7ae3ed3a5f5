import { download } from "../../base/browser/download.ts";
import { dayOf } from "../../base/time/day.ts";
import type { Played } from "../../table/hand/played.ts";
import { friends, restoreFriends } from "../friends/own-friends.ts";
import { classes, restoreClasses, writeClasses } from "../history/classes.ts";
import {
  historyLoaded,
  playedHands,
  saveHands,
  unreadable,
  updateHands,
} from "../history/history.ts";
import { rateHands } from "../history/rate-hands.ts";
import { isFromCode, matchHands } from "../history/storage/merge.ts";
import { readRecords } from "../history/storage/record.ts";
import { writeLists } from "../lists/lists.ts";
import { lists, listsLoaded, restoreLists } from "../lists/own-lists.ts";
import { noteBackup } from "./backup.ts";
import {
  countReadBack,
  FileError,
  type FileFault,
  fitsFile,
  readBackup,
  writeBackup,
} from "./backup-file.ts";

type NoteParams = Record<string, number>;
export type ExportResult = { code: "saved" | "saved-partly" | "unsaved"; params: NoteParams };
export type ImportResult = { code: FileFault | "taken"; params: NoteParams };

/**
 * Downloads the history as a file, after reading the file back. The code of the result is `saved`,
 * `saved-partly` or `unsaved`. `saved` has the number of hands, and of unreadable records that the
 * file does not hold completely. `saved-partly` has the number of hands that could not be read
 * back.
 *
 * @param withClasses whether the file also holds the results of classes
 */
export async function exportHistory(
  onProgress: (fraction: number) => void = () => {},
  withClasses = false,
): Promise<ExportResult> {
  const now = Date.now();
  const hands = playedHands.value;
  const others = unreadable.value;
  const count = hands.length;
  try {
    await listsLoaded();
    const own = lists.value;
    const file = await writeBackup(hands, others, {
      ...(withClasses && { classes: writeClasses(classes.value) }),
      ...(own.length > 0 && { lists: writeLists(own) }),
      ...(friends.value.people.length > 0 && { friends: friends.value }),
    });
    const lost = count - (await countReadBack(file, hands, onProgress));
    download(file, `twentyfour-${dayOf(now)}.json${file.type === "application/gzip" ? ".gz" : ""}`);
    if (lost > 0) return { code: "saved-partly", params: { count: lost } };
  } catch {
    return { code: "unsaved", params: {} };
  }
  noteBackup(now);
  return {
    code: "saved",
    params: { count, missing: others.filter((record) => !fitsFile(record)).length },
  };
}

/**
 * Adds the hands of a file to the history, either all or none. The code of the result is `taken`,
 * with the numbers of hands that were taken, already known, or refused as invalid records; or it
 * says why the file cannot be read. Known hands that came as a code become those of the file, with the
 * fields that only the file has and with its ids: they no longer belong to the code. Results of
 * classes, lists and friends in the file are added too; `lists` and `friends` count lists and people.
 * Checking is the first half of the progress, saving the second.
 */
export async function importFile(
  file: File,
  onProgress: (fraction: number) => void = () => {},
): Promise<ImportResult> {
  const hands: Played[] = [];
  let refused = 0;
  let extras: Record<string, unknown> = {};
  const noteExtras = (found: typeof extras) => {
    extras = found;
  };
  let restored = 0;
  let people = 0;
  try {
    for await (const [fraction, records] of readBackup(file, noteExtras)) {
      const read = readRecords(records);
      for (const hand of read.hands) hands.push(hand);
      refused += read.refused.length;
      onProgress(fraction / 2);
    }
    restoreClasses(extras.classes);
    restored = restoreLists(extras.lists);
    people = restoreFriends(extras.friends);
  } catch (error) {
    const { code, params } = error instanceof FileError ? error : new FileError("unreadable");
    return { code, params };
  }
  await historyLoaded;
  const { fresh, pairs } = matchHands(playedHands.value, hands);
  const taken = await saveHands(fresh, (saved) => onProgress(0.5 + saved / fresh.length / 2));
  const completed = pairs.filter(([{ id }, hand]) => id !== hand.id && isFromCode({ id }));
  await updateHands(new Map(completed.map(([{ id }, hand]) => [id, hand])));
  rateHands();
  return {
    code: "taken",
    params: {
      taken,
      known: hands.length - taken,
      refused,
      ...(restored > 0 && { lists: restored }),
      ...(people > 0 && { friends: people }),
    },
  };
}
