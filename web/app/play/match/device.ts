import { add, type Ending, type Fact, type Match, type Player } from "./match.ts";
import { standingOf } from "./standing.ts";

/**
 * The match on the device of one player. Each function returns the device afterwards, and the facts
 * to send to the others. Times are in milliseconds.
 *
 * @field open the hand on the table, such as `0.3`, and the moment at which its clock started
 */
export type Device = {
  readonly me: Player;
  readonly match: Match;
  readonly open: { readonly key: string; readonly since: number } | null;
};

type Change = { device: Device; facts: Fact[] };

/** What a player does: it is ready for a hand, or ends its own hand. */
export type Act =
  | { type: "ready"; round: number; hand: number; mark: string }
  | { type: "ended"; ending: Ending; text?: string };

/** The name of a hand for `open`. */
export const keyOf = ({ round, hand }: { round: number; hand: number }) => `${round}.${hand}`;

export const newDevice = (me: Player, match: Match): Device => ({ me, match, open: null });

/** Tenths on the clock of the open hand, rounded down as the clock on the table is. */
export const clockOf = ({ open }: Device, now: number): number =>
  open ? Math.max(0, Math.floor((now - open.since) / 100)) : 0;

/** The device after a fact of another player. A fact about this player itself is ignored. */
export const hear = (device: Device, fact: Fact, now: number): Change =>
  fact.by === device.me
    ? { device, facts: [] }
    : settle({ ...device, match: add(device.match, fact) }, now);

/** The device at a time: turns the cards up when all are ready, and ends a hand that is lost. */
export function settle(device: Device, now: number): Change {
  const standing = standingOf(device.match, device.me);
  const { phase, limit } = standing;
  if (phase !== "playing") return { device, facts: [] };
  const key = keyOf(standing);
  const opened = device.open?.key === key ? device : { ...device, open: { key, since: now } };
  if (limit === null || clockOf(opened, now) <= limit) return { device: opened, facts: [] };
  return report(opened, { ending: "beaten" }, limit + 1, now);
}

export function act(device: Device, action: Act, now: number): Change {
  if (action.type === "ready") return state(device, { ...action, by: device.me }, now);
  const { device: settled, facts } = settle(device, now);
  if (standingOf(settled.match, settled.me).phase !== "playing") return { device: settled, facts };
  return report(settled, action, clockOf(settled, now), now);
}

/** Ends the open hand for the player. In a sprint the next hand opens at once. */
function report(
  device: Device,
  { ending, text = "" }: { ending: Ending; text?: string },
  tenths: number,
  now: number,
): Change {
  const { round, hand } = standingOf(device.match, device.me);
  const ended = { type: "reported", by: device.me, round, hand } as const;
  return state(device, { ...ended, report: { ending, tenths, text } }, now);
}

/** States a fact of the player. A fact that changes nothing is not sent. */
function state(device: Device, fact: Fact, now: number): Change {
  const match = add(device.match, fact);
  if (match === device.match) return { device, facts: [] };
  const next = settle({ ...device, match }, now);
  return { ...next, facts: [fact, ...next.facts] };
}

/** When `settle` has something to do next; null if nothing follows from time alone. */
export function dueAt({ match, me, open }: Device): number | null {
  const { phase, limit } = standingOf(match, me);
  return phase === "playing" && open && limit !== null ? open.since + (limit + 1) * 100 : null;
}
