import { EDITIONS } from "../core/editions.js";
import { href } from "../core/router.js";
import { SEEDS } from "../core/seed.js";
import { addressOf } from "../ui/sharing/share.js";
import { handListQuery, MOST_HANDS, nameOfHands, readHandList } from "./hand-list.js";

/** @import { EditionCode, Key, Level } from "../../engine/contract.d.ts" */
/** @import { Query } from "../core/router.js" */
/** @import { ListedHand } from "./hand-list.js" */
/** @import { Backs, CardSize, Paper } from "./layout.js" */

/** The choices of a sheet by name, as they stand in links; the first of each is the default. */
export const SHEET_CHOICES = /** @type {const} */ ({
  format: ["cards", "worksheet", "kit"],
  level: ["any", "easy", "medium", "hard", "expert"],
  deck: ["K", "10"],
  edition: ["", ...EDITIONS],
  key: ["simplest", "all", "none"],
  size: ["60", "63", "95"],
  paper: ["a4", "letter"],
  backs: ["long", "short", "fold", "none"],
});

const USUAL_COUNT = 12;
const SEED = /^[0-9A-Z]{6}$/;
const NUMBER = /^\d{1,10}$/;

/**
 * What is printed: hands, and how.
 *
 * @typedef {object} SheetChoices
 * @property {string} seed six characters; of hands that are listed, their name
 * @property {ListedHand[] | null} hands those that the link lists, in place of those of a seed
 * @property {number} count
 * @property {"cards" | "worksheet" | "kit"} format
 * @property {Level | "any"} level
 * @property {"K" | "10"} deck
 * @property {EditionCode | ""} edition
 * @property {Key} key
 * @property {CardSize} size
 * @property {Paper} paper
 * @property {Backs} backs
 */

/** @typedef {keyof typeof SHEET_CHOICES} ChoiceName */

/**
 * The seed of a link, of six characters or a number; null where it is neither.
 *
 * @param {string} text
 */
export function readSeed(text) {
  const written = text.trim().toUpperCase();
  if (SEED.test(written)) return written;
  const number = NUMBER.test(written) ? Number(written) : SEEDS;
  return number < SEEDS ? number.toString(36).toUpperCase().padStart(6, "0") : null;
}

export const anySeed = () => readSeed(`${Math.floor(Math.random() * SEEDS)}`) ?? "000000";

/**
 * The sheet of a link; what it leaves out, or cannot be read, is the default. Null where it has neither a
 * seed nor hands.
 *
 * @param {Query} query
 * @returns {SheetChoices | null}
 */
export function readSheet(query) {
  const hands = query.hands ? readHandList(query) : null;
  const seed = hands ? nameOfHands(hands) : readSeed(query.seed ?? "");
  if (seed === null) return null;
  const chosen = Object.entries(SHEET_CHOICES).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === query[name]) ?? choices[0],
  ]);
  const count = /^\d{1,2}$/.test(query.count ?? "") ? Number(query.count) : USUAL_COUNT;
  const choices = /** @type {Omit<SheetChoices, "seed" | "hands" | "count">} */ (
    Object.fromEntries(chosen)
  );
  if (hands && choices.format === "kit") choices.format = "cards";
  return {
    ...choices,
    seed,
    hands,
    count: hands ? hands.length : Math.min(Math.max(count, 1), MOST_HANDS),
  };
}

/** What decides which hands there are, beside the seed and the count; a kit has its own levels. */
const OF_HANDS = /** @type {ChoiceName[]} */ (["level", "deck", "edition"]);
const OF_LAYOUT = /** @type {ChoiceName[]} */ (["format", "key", "size", "paper", "backs"]);

/**
 * The query of the link to a sheet, without what is the default.
 *
 * @param {SheetChoices} sheet
 * @returns {Query}
 */
export const sheetQuery = (sheet) => ({ ...handsQuery(sheet), ...changed(sheet, OF_LAYOUT) });

/**
 * The query that names the hands of a sheet, and nothing else.
 *
 * @param {SheetChoices} sheet
 * @returns {Query}
 */
export function handsQuery(sheet) {
  const { seed, hands, count, format } = sheet;
  if (hands) return handListQuery(hands);
  if (format === "kit") return { seed, format, ...changed(sheet, ["deck", "edition"]) };
  return { seed, count: `${count}`, ...changed(sheet, OF_HANDS) };
}

/**
 * @param {SheetChoices} sheet
 * @param {ChoiceName[]} names
 */
const changed = (sheet, names) =>
  Object.fromEntries(
    names
      .filter((name) => sheet[name] !== SHEET_CHOICES[name][0])
      .map((name) => [name, sheet[name]]),
  );

/**
 * The address that opens the hands of a sheet; where the page is a file, only the part after its name.
 *
 * @param {SheetChoices} sheet
 */
export function addressOfHands(sheet) {
  const link = href("set", handsQuery(sheet));
  return { address: addressOf(link), link };
}
