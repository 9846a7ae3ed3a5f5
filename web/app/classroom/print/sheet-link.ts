import type { EditionCode, Key, Level, PathCode } from "../../../engine/contract.d.ts";
import {
  handListQuery,
  MOST_HANDS,
  nameOfHands,
  readHandList,
} from "../../base/address/hand-list.ts";
import { readOperators } from "../../base/address/hand-query.ts";
import { href, type Query } from "../../base/address/router.ts";
import { EDITIONS, operatorsIn } from "../../base/cards/editions.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { SEEDS } from "../../base/data/seed.ts";
import { PATH } from "../../base/words/techniques.ts";
import { classAddress } from "./class-address.ts";
import type { Backs, CardSize, Paper } from "./layout.ts";

/** The choices for a sheet, named as in links. The first of each is the default. */
export const SHEET_CHOICES = {
  format: ["cards", "worksheet", "kit", "lesson"],
  level: ["any", "easy", "medium", "hard", "expert", "mixed"],
  school: ["", "any", "1", "2", "3", "4", "5", "6", "mixed"],
  deck: ["K", "10"],
  edition: ["", ...EDITIONS],
  technique: ["", ...PATH],
  key: ["simplest", "all", "none"],
  why: ["no", "yes"],
  size: ["60", "63", "95"],
  paper: ["a4", "letter"],
  backs: ["long", "short", "fold", "none"],
  version: ["", "both", "a", "b"],
  type: ["normal", "large"],
  first: ["no", "yes"],
} as const;

const USUAL_COUNT = 12;
const SEED = /^[0-9A-Z]{6}$/;
const NUMBER = /^\d{1,10}$/;

/** The largest number of tables of a tournament. */
export const MOST_TABLES = 12;
const USUAL_TABLES = 4;

/** The longest title of a sheet, and name of a class. */
export const MOST_LETTERS = 60;

/** The hands to print, and how to print them. */
export interface SheetChoices {
  /** Six characters. For listed hands, the characters that identify them. */
  seed: string;
  /** The hands that the link lists; null if the hands follow from the seed. */
  hands: Puzzle[] | null;
  count: number;
  format: "cards" | "worksheet" | "kit" | "lesson";
  /** `mixed` are hands from one dot to three. */
  level: Level | "any" | "mixed";
  /** The school step; empty if the level decides. */
  school: (typeof SHEET_CHOICES)["school"][number];
  deck: "K" | "10";
  edition: EditionCode | "";
  /** The technique that solves the hands; empty for any. */
  technique: PathCode | "";
  /** For listed hands, the operators of the first. */
  operators: string;
  key: Key;
  /** Whether the key says why hands cannot be done. Only listed hands can be without a solution. */
  why: "no" | "yes";
  size: CardSize;
  paper: Paper;
  backs: Backs;
  /** Two versions of a worksheet, or one of them; empty if there is only one. */
  version: "" | "both" | "a" | "b";
  type: "normal" | "large";
  /** Whether the first step of each solution is printed. */
  first: "no" | "yes";
  /** The number of tables of a tournament. */
  tables: number;
  /** The teacher's own title; empty for the usual. */
  title: string;
  /** The name of the class. */
  group: string;
}

export type ChoiceName = keyof typeof SHEET_CHOICES;

/** The seed in a link, given as six characters or a number; null if it is neither. */
export function readSeed(text: string) {
  const written = text.trim().toUpperCase();
  if (SEED.test(written)) return written;
  const number = NUMBER.test(written) ? Number(written) : SEEDS;
  return number < SEEDS ? number.toString(36).toUpperCase().padStart(6, "0") : null;
}

export const anySeed = () => readSeed(`${Math.floor(Math.random() * SEEDS)}`) ?? "000000";

/**
 * The sheet of a link. Missing or invalid choices take their defaults. Null if the link has neither
 * a seed nor hands.
 */
export function readSheet(query: Query): SheetChoices | null {
  const hands = query.hands ? readHandList(query) : null;
  const seed = hands ? nameOfHands(hands) : readSeed(query.seed ?? "");
  return seed === null ? null : readChoices(query, seed, hands);
}

/** The choices of a link for these hands. */
export function readChoices(query: Query, seed: string, hands: Puzzle[] | null): SheetChoices {
  const chosen = Object.entries(SHEET_CHOICES).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === query[name]) ?? choices[0],
  ]);
  const choices: Pick<SheetChoices, ChoiceName> = Object.fromEntries(chosen);
  if (hands && (choices.format === "kit" || choices.format === "lesson")) choices.format = "cards";
  if (choices.version === "both" && choices.format !== "worksheet") choices.version = "a";
  const operators = operatorsIn(choices.edition, readOperators(query));
  if (choices.format === "lesson") {
    if (choices.level === "mixed") choices.level = "any";
    if (choices.school === "mixed") choices.school = "any";
    choices.technique ||= operators.includes("*") ? "eight-three" : "sum";
  }
  return {
    ...choices,
    operators,
    seed,
    hands,
    count: hands ? hands.length : readNumber(query.count, USUAL_COUNT, MOST_HANDS),
    tables: readNumber(query.tables, USUAL_TABLES, MOST_TABLES),
    title: (query.title ?? "").slice(0, MOST_LETTERS),
    group: (query.group ?? "").slice(0, MOST_LETTERS),
  };
}

/** A number from 1; the usual number if the text is no number. */
export const readNumber = (text = "", usual: number, most: number) =>
  Math.min(Math.max(/^\d{1,2}$/.test(text) ? Number(text) : usual, 1), most);

/** The choices that determine the hands, in addition to the seed and the count. */
const OF_HANDS: ChoiceName[] = ["level", "school", "deck", "edition", "technique", "version"];
/** A kit has hands of one to three dots. */
const OF_KIT: ChoiceName[] = ["deck", "edition"];
const OF_LAYOUT: ChoiceName[] = [
  ...(["format", "key", "why", "size", "paper", "backs", "type", "first"] as const),
];

/** The query of the link to a sheet, without defaults. */
export const sheetQuery = (sheet: SheetChoices): Query => ({
  ...handsQuery(sheet),
  ...changed(sheet, OF_LAYOUT),
  ...(sheet.format === "kit" && sheet.tables !== USUAL_TABLES && { tables: `${sheet.tables}` }),
  ...(sheet.title && { title: sheet.title }),
  ...(sheet.group && { group: sheet.group }),
});

/** The query that names only the hands of a sheet. */
export function handsQuery(sheet: SheetChoices): Query {
  const { seed, hands, count, format } = sheet;
  if (hands) return handListQuery(hands);
  if (format === "kit") {
    const school: Query = sheet.school ? { school: "any" } : {};
    return { seed, format, ...school, ...changed(sheet, OF_KIT), ...operatorsQuery(sheet) };
  }
  return { seed, count: `${count}`, ...dealtQuery(sheet) };
}

/** The query of the dealt hands, without seed and count. School steps replace a level. */
export const dealtQuery = (sheet: SheetChoices): Query => ({
  ...changed(
    sheet,
    OF_HANDS.filter((name) => name !== "level" || !sheet.school),
  ),
  ...operatorsQuery(sheet),
});

const changed = (sheet: SheetChoices, names: ChoiceName[]) =>
  Object.fromEntries(
    names
      .filter((name) => sheet[name] !== SHEET_CHOICES[name][0])
      .map((name) => [name, sheet[name]]),
  );

/** The operators, unless they are all that the edition has. */
const operatorsQuery = ({ edition, operators }: Pick<SheetChoices, "edition" | "operators">) =>
  operators === operatorsIn(edition, "") ? {} : { operators };

/**
 * The address that opens the hands of a sheet. For a page that is a local file, only the part after
 * the file name.
 */
export function addressOfHands(sheet: SheetChoices) {
  const link = href("set", handsQuery(sheet));
  return { address: classAddress(link), link };
}
