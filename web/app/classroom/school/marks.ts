import { startsFormula } from "../../base/browser/download.ts";
import { nameKey } from "../../base/data/names.ts";

/** A pupil's mark: the number of hands solved, of all hands of the set. */
export type Mark = { name: string; solved: number; of: number };

/** A mark as a decimal of 100, with at most two places: 8 of 12 is `66.67`. */
export function percent({ solved, of }: Pick<Mark, "solved" | "of">) {
  const hundredths = Math.floor((solved * 20_000 + of) / (2 * of));
  const digits = `${hundredths}`.padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, "");
}

/** The marks with a name, each name once with its best mark. */
export function bestMarks(marks: Mark[]): Mark[] {
  const best = new Map<string, Mark>();
  for (const mark of marks) {
    const key = nameKey(mark.name);
    if (key && mark.solved > (best.get(key)?.solved ?? -1)) best.set(key, mark);
  }
  return [...best.values()];
}

/**
 * The rows of a file for Moodle's “Import grades”, with a heading. Moodle finds a pupil by the first
 * column. The second is for a new grade item, whose maximum is 100; the third is for an item whose
 * maximum is the number of hands. Moodle gives a row without a name to the pupil before it, and
 * refuses the whole file for an unknown one. So each pupil with a name has one row.
 */
export function moodleRows(marks: Mark[], title: string, user: string): string[][] {
  const best = bestMarks(marks);
  const most = best[0]?.of ?? 0;
  return [
    [user, `${title} (100)`, `${title} (${most})`],
    ...best.map(({ name, solved, of }) => [name, percent({ solved, of }), `${solved}`]),
  ];
}

/** The marks as rows for a spreadsheet, with a heading. */
export const markRows = (marks: Mark[], heading: [string, string, string]): string[][] => [
  heading,
  ...marks.map(({ name, solved, of }) => [name, `${solved}`, `${of}`]),
];

/**
 * Rows as the text that spreadsheets paste into cells. An apostrophe, which they do not show, keeps
 * a cell from becoming a formula.
 */
export const tableText = (rows: string[][]) =>
  rows.map((row) => row.map(cellText).join("\t")).join("\n");

function cellText(cell: string) {
  const line = cell.replace(/\p{Cc}+/gu, " ").trim();
  if (startsFormula(line)) return `'${line}`;
  return line.startsWith('"') ? `"${line.replaceAll('"', '""')}"` : line;
}
