import { begin, type Log, push } from "./log.ts";
import type { Played } from "./played.ts";
import { type Around, recordOf } from "./record.ts";
import type { Deal, HandEvent, Rules } from "./types.ts";
import { timeOf } from "./views.ts";

/** An untouched hand that is left before this time is not recorded. In milliseconds. */
const SHORTEST_LOOK = 2000;

/** A hand that was left, with its future record; null if it will have none. */
export type Left = { readonly log: Log; readonly record: Played | null };

/** The hand on the table, and the hands that were left and may come back, last one last. */
export type Shelf = {
  readonly log: Log;
  readonly left: readonly Left[];
  /** The won hand whose other solutions are looked for on the table. */
  readonly opener?: Log | null;
};

/** The new shelf, and the records to save now. */
type Turn = { shelf: Shelf; records: Played[] };

/**
 * Whether leaving a hand is recorded: it was touched, it was looked at for a while, or every look
 * at it counts.
 */
const isPlayed = ({ state }: Log, t: number, shortest: number): boolean =>
  state.touched || (state.rules.pace === "calm" ? t >= shortest : t > 0);

/**
 * Puts a hand on the table in place of the present one. A hand that was left before comes back
 * unchanged, like a won hand whose other solutions were looked for; hands that were left after it
 * are dropped.
 *
 * @param ended the hand as it ended, if the player goes back to it
 */
export function openHand(
  { log, left, opener }: Shelf,
  deal: Deal,
  rules: Rules,
  t: number,
  around: Around,
  ended?: Log,
): Turn {
  const place = left.findLastIndex((each) => each.log.deal.key === deal.key);
  const former = left[place]?.log;
  const rest = place < 0 ? left : left.slice(0, place);
  const once = log.rules.pace !== "calm";
  const leaves = log.state.result === null && log.state.deal.numbers !== null && (once || !former);
  const record =
    leaves && isPlayed(log, t, SHORTEST_LOOK)
      ? recordOf(log, "left", t, log.state.touched, around)
      : null;
  const isOpener = log.state.result !== null && deal.known.length > 0;
  const before = ended ?? (opener?.deal.key === deal.key ? opener : null);
  const next =
    before ?? (former ? push(former, { type: "returned", t: former.state.t }) : begin(deal, rules));
  const stays = leaves && !once ? [...rest, { log: push(log, { type: "left", t }), record }] : rest;
  return settled(
    { log: next, left: stays, opener: isOpener ? log : null },
    once && record ? [record] : [],
  );
}

/**
 * Adds an event to the hand on the table. After the hand is touched, hands that were left can no
 * longer come back.
 */
export function add({ log, ...others }: Shelf, event: HandEvent, around: Around): Turn {
  const next = push(log, event);
  const { result, t } = next.state;
  const isNew = log.state.result === null && event.type !== "won-before";
  const ended =
    isNew && result !== null ? recordOf(next, result, timeOf(next.state), true, around) : null;
  if (!ended) return settled({ log: next, ...others }, []);
  return settled({ log: push(next, { type: "recorded", t, id: ended.id }), ...others }, [ended]);
}

function settled(shelf: Shelf, records: Played[]): Turn {
  if (!shelf.log.state.touched || shelf.left.length === 0) return { shelf, records };
  return {
    shelf: { ...shelf, left: [] },
    records: [...shelf.left.flatMap(({ record }) => record ?? []), ...records],
  };
}

/**
 * Notes that the player was told the technique of the hand left last. If that hand comes back, this
 * counts as a hint.
 */
export function name(shelf: Shelf): Shelf {
  const last = shelf.left.at(-1);
  if (!last) return shelf;
  const log = push(last.log, { type: "named", t: last.log.state.t });
  return { ...shelf, left: [...shelf.left.slice(0, -1), { ...last, log }] };
}

/**
 * The records to save when the page is closed, which cost no strength. `unfinished` continues after
 * a reload.
 */
export function close({ log, left }: Shelf, t: number, around: Around) {
  const records = left.flatMap(({ record }) => (record ? [{ ...record, rated: false }] : []));
  const isOpen = log.state.result === null && isPlayed(log, t, Infinity);
  return { records, unfinished: isOpen ? recordOf(log, "left", t, false, around) : null };
}

/** Whether the previous hand can come back. In a fixed series it must have been touched. */
export function undoable({ log, left }: Shelf): boolean {
  const last = left.at(-1);
  const { pace, stream } = log.rules;
  return last !== undefined && pace !== "hurried" && (stream || last.log.state.touched);
}
