import { dayOf } from "./days.js";
import { history, keep, recalled } from "./history.js";
import { unpacked, VERSION } from "./record.js";

const FORMAT = "twentyfour-history";
const MEGABYTES = 20;

/** Gives the history to the player as a file. */
export function save() {
  const now = new Date();
  const content = { format: FORMAT, version: VERSION, exported: now, hands: history.value };
  const blob = new Blob([JSON.stringify(content, null, 1)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `twentyfour-${dayOf(now)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @typedef {"too-large" | "unreadable" | "not-json" | "other-format" | "newer"} FileFault */
/** @typedef {{code: FileFault | "taken", params: Record<string, number>}} Told */

/**
 * Adds the hands of a file to the history, and says by a code what came of it: `taken` with how
 * many were taken, known already, and refused as no record of a hand; or `too-large`, `unreadable`,
 * `not-json`, `other-format`, `newer`.
 *
 * @param {File} file
 * @returns {Promise<Told>}
 */
export async function bring(file) {
  if (file.size > MEGABYTES * 1e6) return told("too-large", { limit: MEGABYTES });
  const text = await file.text().catch(() => null);
  if (text === null) return told("unreadable");
  const content = parsed(text);
  if (content === undefined) return told("not-json");
  if (content?.format !== FORMAT || !Array.isArray(content.hands)) return told("other-format");
  if (content.version > VERSION) return told("newer");
  return take(content);
}

/** @param {{version: number, hands: object[]}} content */
async function take({ version, hands: records }) {
  const { hands, refused } = unpacked(records.map((record) => ({ ...record, version })));
  await recalled;
  const taken = await keep(hands);
  return told("taken", { taken, known: hands.length - taken, refused });
}

/**
 * @param {Told["code"]} code
 * @param {Told["params"]} [params]
 */
const told = (code, params = {}) => ({ code, params });

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
