import { dayOf } from "../core/day.js";
import { historyLoaded, playedHands, saveHands, unreadable } from "./history.js";
import { readRecords, toStored, VERSION } from "./record.js";
import { renewTechniques } from "./renew-techniques.js";
import { pause, slices } from "./slices.js";

/** @import { Played } from "./played.js" */

const FORMAT = "twentyfour-history";
const MEGABYTES = 20;

/** Downloads the history as a file; the unreadable records are in it as they are. */
export function exportHistory() {
  const now = new Date();
  const others = unreadable.value.filter(isJson);
  const content = {
    format: FORMAT,
    version: VERSION,
    exported: now,
    hands: playedHands.value.map(toStored),
    others,
  };
  const blob = new Blob([JSON.stringify(content, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `twentyfour-${dayOf(now)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @typedef {"too-large" | "unreadable" | "not-json" | "other-format" | "newer"} FileFault */
/** @typedef {{code: FileFault | "taken", params: Record<string, number>}} ImportResult */

/** @param {unknown} record which a database can hold, and a file perhaps not */
function isJson(record) {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Adds the hands of a file to the history. The code of the result is `taken`, with how
 * many were taken, known already, and refused as no record of a hand; or `too-large`, `unreadable`,
 * `not-json`, `other-format`, `newer`.
 *
 * @param {File} file
 * @param {(fraction: number) => void} [onProgress]
 * @returns {Promise<ImportResult>}
 */
export async function importFile(file, onProgress = () => {}) {
  if (file.size > MEGABYTES * 1e6) return result("too-large", { limit: MEGABYTES });
  const text = await file.text().catch(() => null);
  if (text === null) return result("unreadable");
  const content = parsed(text);
  if (content === undefined) return result("not-json");
  if (content?.format !== FORMAT || !Array.isArray(content.hands)) return result("other-format");
  if (content.version > VERSION) return result("newer");
  return importRecords(content, onProgress);
}

/**
 * Imports records in slices: half of the progress is to check them, half to save them.
 *
 * @param {{version: number, hands: object[], others?: unknown}} content
 * @param {(fraction: number) => void} onProgress
 */
async function importRecords({ version, hands: records, others }, onProgress) {
  const own = records.map((record) => ({ ...record, version }));
  const all = /** @type {unknown[]} */ ([...own, ...(Array.isArray(others) ? others : [])]);
  const hands = /** @type {Played[]} */ ([]);
  for (const [place, slice] of slices(all)) {
    hands.push(...readRecords(slice).hands);
    onProgress(place / all.length / 2);
    await pause();
  }
  await historyLoaded;
  const taken = await saveHands(hands, (saved) => onProgress(0.5 + saved / hands.length / 2));
  renewTechniques();
  return result("taken", {
    taken,
    known: hands.length - taken,
    refused: all.length - hands.length,
  });
}

/**
 * @param {ImportResult["code"]} code
 * @param {ImportResult["params"]} [params]
 */
const result = (code, params = {}) => ({ code, params });

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
