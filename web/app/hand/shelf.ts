import type { Played } from "../history/played.ts";
import { begin, type Log, push } from "./log.ts";
import { type Around, recordOf } from "./record.ts";
import type { Deal, HandEvent, Rules } from "./types.ts";

/** An untouched hand that is left before this, in milliseconds, is not recorded. */
const GLANCE = 2000;

/** A hand that was left, and the record that it will leave, which may be none. */
export type Left = { readonly log: Log; readonly record: Played | null };

/** The hand on the table, and those that were left and may come back, the last one last. */
export type Shelf = { readonly log: Log; readonly left: readonly Left[] };

/** What changes, and the records that are to be kept now. */
type Turn = { shelf: Shelf; records: Played[] };

/** Leaving is recorded of a hand that was touched, looked at for a while, or that counts at every look. */
const isPlayed = ({ state }: Log, t: number, glance: number): boolean =>
  state.touched || (state.rules.pace === "calm" ? t >= glance : t > 0);

/**
 * Lays a hand in place of the one on the table. One that was left comes back as it was, and those that were left
 * after it are forgotten.
 */
export function lay(
  { log, left }: Shelf,
  deal: Deal,
  rules: Rules,
  t: number,
  around: Around,
): Turn {
  const place = left.findLastIndex((each) => each.log.deal.key === deal.key);
  const former = left[place]?.log;
  const rest = place < 0 ? left : left.slice(0, place);
  const once = log.rules.pace !== "calm";
  const leaves = log.state.result === null && log.state.deal.numbers !== null && (once || !former);
  const record =
    leaves && isPlayed(log, t, GLANCE) ? recordOf(log, "left", t, log.state.touched, around) : null;
  const next = former ? push(former, { type: "returned", t: former.state.t }) : begin(deal, rules);
  const stays = leaves && !once ? [...rest, { log: push(log, { type: "left", t }), record }] : rest;
  return settled({ log: next, left: stays }, once && record ? [record] : []);
}

/** Adds an event to the hand on the table. Once it is touched, those that were left do not come back. */
export function add({ log, left }: Shelf, event: HandEvent, around: Around): Turn {
  const next = push(log, event);
  const { result, t } = next.state;
  const isNew = log.state.result === null && event.type !== "won-before";
  const ended = isNew && result !== null ? recordOf(next, result, t, true, around) : null;
  if (!ended) return settled({ log: next, left }, []);
  return settled({ log: push(next, { type: "recorded", t, id: ended.id }), left }, [ended]);
}

function settled(shelf: Shelf, records: Played[]): Turn {
  if (!shelf.log.state.touched || shelf.left.length === 0) return { shelf, records };
  return {
    shelf: { ...shelf, left: [] },
    records: [...shelf.left.flatMap(({ record }) => record ?? []), ...records],
  };
}

/** The technique of the hand that was left last was told: a hint, should it come back. */
export function name(shelf: Shelf): Shelf {
  const last = shelf.left.at(-1);
  if (!last) return shelf;
  const log = push(last.log, { type: "named", t: last.log.state.t });
  return { ...shelf, left: [...shelf.left.slice(0, -1), { ...last, log }] };
}

/** The records to keep when the page is closed, which costs nothing; `unfinished` goes on after a reload. */
export function close({ log, left }: Shelf, t: number, around: Around) {
  const records = left.flatMap(({ record }) => (record ? [{ ...record, rated: false }] : []));
  const isOpen = log.state.result === null && isPlayed(log, t, Infinity);
  return { records, unfinished: isOpen ? recordOf(log, "left", t, false, around) : null };
}

/** Whether the hand before can come back: beside a hand of a fixed set only one that was touched. */
export function undoable({ log, left }: Shelf): boolean {
  const last = left.at(-1);
  const { pace, stream } = log.rules;
  return last !== undefined && pace !== "hurried" && (stream || last.log.state.touched);
}
