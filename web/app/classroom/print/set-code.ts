import { MOST_HANDS } from "../../base/address/hand-list.ts";
import type { Query } from "../../base/address/router.ts";
import { EDITIONS } from "../../base/cards/editions.ts";
import { SYMBOLS } from "../../base/cards/operators.ts";
import { SEEDS } from "../../base/data/seed.ts";
import { PATH } from "../../base/words/techniques.ts";
import {
  type CodeFault,
  findCodes,
  fromLetters,
  inGroups,
  readCode,
  toLetters,
  writeCode,
} from "./codes.ts";
import { handsQuery, readChoices, type SheetChoices } from "./sheet-link.ts";

/**
 * The code of a set whose hands follow from a seed. It can be written on the board or read aloud.
 * The code is one number in a mixed base: each field is a digit, and each digit has a base.
 */

/**
 * The decks and editions by their numbers in codes. An entry of these lists never moves: a new
 * edition or technique becomes the last one (a test opens codes that were written down).
 */
const PACKS = ["K", "10", ...EDITIONS];
const FIRST_EDITION = 2;

/** What chooses among the hands of a pack, as in a link. */
const LEVELS = [
  "level=any",
  "level=easy",
  "level=medium",
  "level=hard",
  "level=expert",
  "level=mixed",
  "format=kit",
  "school=any",
  "school=1",
  "school=2",
  "school=3",
  "school=4",
  "school=5",
  "school=6",
  "school=mixed",
  "format=kit&school=any",
];
const TECHNIQUES = ["", ...PATH];
const VERSIONS = ["", "a", "b", "both"];

/**
 * The number of values of each field: technique, version, pack, level, operators, count, seed. The
 * last five fill ten letters. Two more letters hold the others.
 */
const BASES = [240, VERSIONS.length, 26, 20, 2 ** SYMBOLS.length - 1, MOST_HANDS, SEEDS];
const USUAL_WIDTH = 10;
const LONG_WIDTH = 12;

/** The code of the hands of a sheet, at most 14 characters; null for listed hands. */
export function setCode(sheet: SheetChoices) {
  const { seed, hands, count, level, school, deck, edition, operators } = sheet;
  if (hands) return null;
  const isKit = sheet.format === "kit";
  const chosen = school ? `school=${isKit ? "any" : school}` : `level=${level}`;
  const extra = {
    technique: isKit ? 0 : TECHNIQUES.indexOf(sheet.technique),
    version: isKit ? 0 : VERSIONS.indexOf(sheet.version),
  };
  const fields = [
    extra.technique,
    extra.version,
    PACKS.indexOf(edition || deck),
    LEVELS.indexOf(isKit ? `format=kit${school ? "&school=any" : ""}` : chosen),
    SYMBOLS.reduce((sum, symbol, at) => sum + (operators.includes(symbol) ? 2 ** at : 0), -1),
    count - 1,
    Number.parseInt(seed, 36),
  ];
  const value = fields.reduce((sum, field, at) => sum * BigInt(BASES[at] ?? 1) + BigInt(field), 0n);
  const width = extra.technique || extra.version ? LONG_WIDTH : USUAL_WIDTH;
  return inGroups(writeCode("set", toLetters(value, width)));
}

/** The query of the hands of a typed code, also inside a sentence, or why there are none. */
export function readSetCode(text: string): { query: Query } | { fault: CodeFault } {
  const read = readWhole(text);
  if ("query" in read) return read;
  const [found] = findCodes(text, "set", (code) => "query" in readWhole(code));
  return found ? readWhole(found.code) : read;
}

/** The query of the hands of a code. */
function readWhole(text: string): { query: Query } | { fault: CodeFault } {
  const read = readCode(text, "set");
  if ("fault" in read) return read;
  if (![USUAL_WIDTH, LONG_WIDTH].includes(read.body.length)) return { fault: "newer" };
  let rest = fromLetters(read.body);
  const [seed = 0, count = 0, mask = 0, ...others] = [...BASES].reverse().map((base) => {
    const field = Number(rest % BigInt(base));
    rest /= BigInt(base);
    return field;
  });
  const [levelAt = 0, packAt = 0, versionAt = 0, techniqueAt = 0] = others;
  const [pack, level] = [PACKS[packAt], LEVELS[levelAt]];
  const [version, technique] = [VERSIONS[versionAt], TECHNIQUES[techniqueAt]];
  const isLong = read.body.length === LONG_WIDTH;
  if (rest > 0n || isLong !== Boolean(versionAt || techniqueAt)) return { fault: "newer" };
  if (!pack || !level || technique === undefined) return { fault: "newer" };
  const isEdition = packAt >= FIRST_EDITION;
  const choices = {
    ...(isEdition ? { edition: pack } : { deck: pack }),
    ...Object.fromEntries(new URLSearchParams(level)),
    ...(version && { version, format: "worksheet" }),
    technique,
    operators: SYMBOLS.filter((_, at) => (mask + 1) & (2 ** at)).join(""),
    count: `${count + 1}`,
  };
  const name = seed.toString(36).toUpperCase().padStart(6, "0");
  return { query: handsQuery(readChoices(choices, name, null)) };
}
