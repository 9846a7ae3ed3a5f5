import type { Puzzle } from "../../base/cards/puzzle.ts";
import { nameKey } from "../../base/data/names.ts";
import { clockTime } from "../../base/time/duration.ts";
import type { PupilCode } from "../../player/history/classes.ts";
import { MOST_COUNTED, readLine, type SetResult } from "./set-result.ts";

/** The columns after those of the hands. */
export const TOTALS = ["solved", "tries", "hints", "time"] as const;
type Total = (typeof TOTALS)[number];

/** A column: the name, a hand by its place, or a total. */
export type Column = "name" | number | Total;

/** The value of a cell that is not a name; null for a hand that was not solved. */
export function valueIn({ times, wrong, hints }: SetResult, column: number | Total) {
  if (typeof column === "number") return times[column] ?? null;
  const solved = times.filter((time) => time !== null);
  if (column === "solved") return solved.length;
  if (column === "tries") return solved.length + wrong;
  if (column === "hints") return hints;
  return solved.reduce((sum, time) => sum + time, 0);
}

/** Whether a count is the largest that a code can hold, so that there may be more. */
const isMost = ({ wrong, hints }: SetResult, column: Column) =>
  (column === "tries" ? wrong : column === "hints" ? hints : 0) === MOST_COUNTED;

/** The text of a value in a table. */
export function textOf(column: number | Total, value: number | null) {
  if (value === null) return "–";
  return typeof column === "number" || column === "time" ? clockTime(value) : `${value}`;
}

export const cellOf = (result: SetResult, column: number | Total) =>
  textOf(column, valueIn(result, column)) + (isMost(result, column) ? "+" : "");

/** A row of the table. `several` is whether its name has several results. */
export type Row = SetResult & { pair: PupilCode; several: boolean };

/**
 * The rows of a class, in the order of its results. Several results of one name are "Anna", "Anna (2)"
 * and so on. The name of a pupil without one is empty.
 */
export function rowsOf(codes: PupilCode[]): Row[] {
  const rows = codes.flatMap((pair) => {
    const read = readLine(pair[1]);
    return "fault" in read ? [] : [{ ...read, pair }];
  });
  const counts = new Map<string, number>();
  const count = (name: string) => {
    const key = nameKey(name);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 0;
  };
  const places = rows.map(({ pair: [name] }) => count(name));
  return rows.map((row, at) => {
    const [name, code] = row.pair;
    const place = places[at] ?? 1;
    return {
      ...row,
      name: name === code ? "" : place > 1 ? `${name} (${place})` : name,
      several: (counts.get(nameKey(name)) ?? 0) > 1,
    };
  });
}

/** Results by a column: names as the language sorts them, hands that were not solved last. */
export function sorted<Result extends SetResult>(
  results: Result[],
  column: Column,
  compare: Intl.Collator,
) {
  const key = (result: SetResult) =>
    column === "name" ? 0 : (valueIn(result, column) ?? Number.POSITIVE_INFINITY);
  return [...results].sort(
    (a, b) => compareNumbers(key(a), key(b)) || compare.compare(a.name, b.name),
  );
}

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b);

/** The median of a column; null if half of the pupils or more did not solve the hand. */
export function medianOf(results: SetResult[], column: number | Total) {
  const values = results
    .map((result) => valueIn(result, column) ?? Number.POSITIVE_INFINITY)
    .sort(compareNumbers);
  const [low, high] = [values[(values.length - 1) >> 1] ?? 0, values[values.length >> 1] ?? 0];
  const median = (low + high) / 2;
  return Number.isFinite(median) ? median : null;
}

/** Results as rows with the columns of the table: times in seconds, empty if not solved. */
export function resultRows(
  hands: Puzzle[],
  results: SetResult[],
  words: Record<"name" | Total, string>,
) {
  const columns = [...hands.keys(), ...TOTALS];
  const head = [
    words.name,
    ...hands.map(({ numbers }) => numbers.join(" ")),
    ...TOTALS.map((total) => words[total]),
  ];
  const rows = results.map((result) => [
    result.name,
    ...columns.map((column) => {
      const value = valueIn(result, column);
      const isTime = typeof column === "number" || column === "time";
      return `${value !== null && isTime ? value / 1000 : (value ?? "")}`;
    }),
  ]);
  return [head, ...rows];
}
