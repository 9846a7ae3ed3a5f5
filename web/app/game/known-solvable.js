import { loadForTab, saveForTab } from "../core/storage.js";

const KEY = "twentyfour:solvable";

/** So many links are remembered. */
const LINKS = 50;

/** The links of the last hands that were dealt in this tab as solvable, which a reload asks for. */
function links() {
  const kept = loadForTab(KEY);
  return Array.isArray(kept) ? kept : [];
}

/** @param {string} link of a hand */
export function rememberSolvable(link) {
  const others = links().filter((other) => other !== link);
  saveForTab(KEY, [...others, link].slice(-LINKS));
}

/** @param {string} link of a hand */
export const isKnownSolvable = (link) => links().includes(link);
