import { dayOf } from "../core/day.js";
import { download } from "../core/download.js";
import { noteBackup } from "./backup.js";
import { countReadBack, FileError, fitsFile, readBackup, writeBackup } from "./backup-file.js";
import { historyLoaded, playedHands, saveHands, unreadable, updateHands } from "./history.js";
import { isFromCode, matchHands } from "./merge.js";
import { readRecords } from "./record.js";
import { renewTechniques } from "./renew-techniques.js";

/** @import { FileFault } from "./backup-file.js" */
/** @import { Played } from "./played.js" */

/** @typedef {Record<string, number>} Params */
/** @typedef {{code: "saved" | "saved-partly" | "unsaved", params: Params}} ExportResult */
/** @typedef {{code: FileFault | "taken", params: Params}} ImportResult */

/**
 * Downloads the history as a file, after it was read back. The code of the result is `saved`, with how
 * many hands are in it, and how many unreadable records are not, or not whole; `saved-partly`, with how many hands
 * did not come back; or `unsaved`.
 *
 * @param {(fraction: number) => void} [onProgress]
 * @returns {Promise<ExportResult>}
 */
export async function exportHistory(onProgress = () => {}) {
  const now = Date.now();
  const hands = playedHands.value;
  const others = unreadable.value;
  const count = hands.length;
  try {
    const file = await writeBackup(hands, others);
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
 * Adds the hands of a file to the history, all of them or none. The code of the result is `taken`, with
 * how many were taken, known already, and refused as no record of a hand; or why the file is not read.
 * Hands that came as a code get what only the file has of them.
 * Half of the progress is to check them, half to save them.
 *
 * @param {File} file
 * @param {(fraction: number) => void} [onProgress]
 * @returns {Promise<ImportResult>}
 */
export async function importFile(file, onProgress = () => {}) {
  const hands = /** @type {Played[]} */ ([]);
  let refused = 0;
  try {
    for await (const [fraction, records] of readBackup(file)) {
      const read = readRecords(records);
      for (const hand of read.hands) hands.push(hand);
      refused += read.refused.length;
      onProgress(fraction / 2);
    }
  } catch (error) {
    const { code, params } = error instanceof FileError ? error : new FileError("unreadable");
    return { code, params };
  }
  await historyLoaded;
  const { fresh, pairs } = matchHands(playedHands.value, hands);
  const taken = await saveHands(fresh, (saved) => onProgress(0.5 + saved / fresh.length / 2));
  const completed = pairs.filter(([{ id }, hand]) => id !== hand.id && isFromCode({ id }));
  await updateHands(completed.map(([{ id }, hand]) => ({ ...hand, id })));
  renewTechniques();
  return { code: "taken", params: { taken, known: hands.length - taken, refused } };
}
