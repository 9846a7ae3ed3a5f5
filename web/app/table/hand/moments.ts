import type { Card, Expression } from "../../../engine/contract.d.ts";
import { combine } from "./exact.ts";
import { type Entry, Table } from "./trail.ts";
import type { MadeTile, Tile } from "./types.ts";

type Typed = Pick<Expression, "text" | "steps">;

/** The cards on the table, without the empty places. */
export type Laid = readonly Tile[];

/**
 * A moment of a hand: the deal, or something that the player did. `took` is the time since the
 * moment before, in milliseconds.
 */
export type Moment = {
  type: "deal" | "step" | "answer" | "claim" | "undo";
  took: number;
  /** The table before the moment. A typed answer begins with the dealt cards. */
  from: Laid;
  /** The table after each step of the moment. Only a typed answer has several steps. */
  tables: readonly Laid[];
  /** The card that each step made. Empty for a deal, a claim and steps that are undone. */
  made: readonly MadeTile[];
};

/** A moment with what Python says of its tables. */
export type Bead = Moment & {
  /** How many solutions the last table can still make; null if there are too many to count. */
  count: number | null;
  /** The place in `tables` of the step that lost the target; null for most moments. */
  lost: number | null;
};

/**
 * The moments of a trail that change what can be made. Undone and redone steps in a row are one
 * moment. Answers that could not be read are left out.
 *
 * @param read a typed answer as Python reads it; null if it has no value
 */
export function momentsOf(
  entries: readonly Entry[],
  cards: readonly Card[],
  read: (text: string) => Typed | null,
): Moment[] {
  const table = new Table(cards);
  const dealt = table.laid;
  const moments: Moment[] = [{ type: "deal", took: 0, from: dealt, tables: [dealt], made: [] }];
  let since = 0;
  for (const entry of entries) {
    const from = table.laid;
    table.take(entry);
    const next = momentOf(entry, from, table.laid);
    if (!next) continue;
    const last = moments.at(-1);
    const again = next.type === "undo" && last?.type === "undo" ? moments.pop() : undefined;
    moments.push({
      ...next,
      took: entry.t - since + (again?.took ?? 0),
      from: again?.from ?? next.from,
    });
    since = entry.t;
  }
  return moments;

  function momentOf(entry: Entry, from: Laid, after: Laid): Omit<Moment, "took"> | null {
    switch (entry.type) {
      case "step":
        return { type: "step", from, tables: [after], made: after.flatMap(madeIn(from)) };
      case "undo":
      case "redo":
        return after === from ? null : { type: "undo", from, tables: [after], made: [] };
      case "claim":
        return { type: "claim", from, tables: [after], made: [] };
      case "answer": {
        const typed = entry.ruling === "fault" ? null : read(entry.text);
        const way = typed && wayOf(dealt, typed);
        return way && { type: "answer", from: dealt, ...way };
      }
      default:
        return null;
    }
  }
}

const madeIn = (from: Laid) => (tile: Tile) =>
  from.includes(tile) || !tile.made ? [] : [{ ...tile, made: tile.made }];

/** The way of an answer; null if it has no steps, or a step takes a card that is not there. */
function wayOf(dealt: Laid, { text, steps }: Typed): Pick<Moment, "tables" | "made"> | null {
  const tables: Laid[] = [];
  const all: MadeTile[] = [];
  let tiles = dealt;
  for (const [at, { left, operator, right }] of steps.entries()) {
    const first = tiles.findLast(({ value }) => value === left);
    const second = tiles.findLast((tile) => tile !== first && tile.value === right);
    const both = first && second && combine(first, operator, second);
    if (!both || "code" in both) return null;
    const made = at === steps.length - 1 ? { ...both, text } : both;
    tiles = [...tiles.filter((tile) => tile !== first && tile !== second), made];
    tables.push(tiles);
    all.push(made);
  }
  return tables.length > 0 ? { tables, made: all } : null;
}

/** The values of a table in a fixed order: what Python counts the solutions of. */
export const valuesOf = (laid: Laid): string[] => laid.map(({ value }) => value).sort();

const tableName = (laid: Laid) => valuesOf(laid).join();

/** The different tables of some moments, as the values of their cards: the quickest to count first. */
export const tablesOf = (moments: readonly Moment[]): string[][] =>
  [
    ...new Map(
      moments.flatMap(({ tables }) => tables).map((laid) => [tableName(laid), valuesOf(laid)]),
    ).values(),
  ].sort((a, b) => a.length - b.length);

/**
 * The moments with the counts of their tables.
 *
 * @param counts how many solutions each of `tablesOf` has, as far as they are counted
 */
export function beadsOf(moments: readonly Moment[], counts: readonly (number | null)[]): Bead[] {
  const names = tablesOf(moments).map((values) => values.join());
  const known = new Map(names.map((name, at) => [name, counts[at] ?? null]));
  const countOf = (laid: Laid) => known.get(tableName(laid)) ?? null;
  return moments.map((moment) => {
    const way = [moment.from, ...moment.tables].map(countOf);
    const lost = moment.made.findIndex((_, at) => way[at] !== 0 && way[at + 1] === 0);
    return { ...moment, count: way.at(-1) ?? null, lost: lost < 0 ? null : lost };
  });
}
