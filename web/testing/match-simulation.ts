import {
  type Act,
  act,
  type Device,
  dueAt,
  hear,
  newDevice,
  settle,
} from "../app/play/match/device.ts";
import { begin, type Ending, type Fact, factsOf, type Plan } from "../app/play/match/match.ts";
import { standingOf } from "../app/play/match/standing.ts";

/** What a player would do with a hand if nobody were faster: an ending after some milliseconds. */
export type Intent = { ending: Exclude<Ending, "beaten" | "left">; after: number };

/** The link is broken from one time to the other: no message arrives, and all is stated again. */
export type Break = { from: number; to: number };

type Simulation = {
  plan: Plan;
  /** By player and hand. */
  intents: Intent[][];
  /** The milliseconds that one message takes. */
  delay: () => number;
  /** The milliseconds that a player waits before it is ready for a hand. */
  lag: () => number;
  breaks?: Break[];
};

/** A simulation that goes on for more events than any match has does not end. */
const MOST_EVENTS = 5000;

/** Devices that play all hands of a round, in simulated time. Returns them and the time at the end. */
export function simulate({ plan, intents, delay, lag, breaks = [] }: Simulation) {
  type Event = { at: number; run: (now: number) => void };
  const queue: Event[] = [];
  const devices = intents.map((_, me) => newDevice(me, begin(plan)));
  const deviceOf = (me: number) => devices[me] as Device;
  const planned = new Set<string>();
  /** By direction: a channel keeps the order of its messages. */
  const arrivals = new Map<string, number>();
  const isBroken = (at: number) => breaks.some(({ from, to }) => at >= from && at < to);

  function once(name: string, at: number, run: Event["run"]) {
    if (!planned.has(name)) queue.push({ at, run });
    planned.add(name);
  }

  function send(me: number, facts: Fact[], now: number) {
    for (const [to] of devices.entries())
      for (const fact of to === me ? [] : facts) {
        const line = `${me} ${to}`;
        const at = Math.max(now + delay(), arrivals.get(line) ?? 0);
        arrivals.set(line, at);
        if (!isBroken(at))
          queue.push({ at, run: (then) => change(to, hear(deviceOf(to), fact, then), then) });
      }
  }

  function change(me: number, { device, facts }: ReturnType<typeof settle>, now: number) {
    devices[me] = device;
    send(me, facts, now);
    follow(me, now);
  }

  const perform = (me: number, action: Act, now: number) =>
    change(me, act(deviceOf(me), action, now), now);

  /** Plans what the player and its clock do next. */
  function follow(me: number, now: number) {
    const device = deviceOf(me);
    const { round, hand, phase } = standingOf(device.match, me);
    const due = dueAt(device);
    if (due !== null)
      once(`due ${me} ${due}`, Math.max(due, now), (then) =>
        change(me, settle(deviceOf(me), then), then),
      );
    const intent = intents[me]?.[hand];
    if (phase === "gathering" || phase === "opening")
      once(`ready ${me} ${hand}`, now + lag(), (then) =>
        perform(me, { type: "ready", round, hand, mark: "m" }, then),
      );
    else if (phase === "playing" && intent && device.open) {
      const { key, since } = device.open;
      once(`end ${me} ${key}`, since + intent.after, (then) => {
        const now = deviceOf(me);
        const isOpen = now.open?.key === key && standingOf(now.match, me).hand === hand;
        if (isOpen) perform(me, { type: "ended", ending: intent.ending, text: "1+2" }, then);
      });
    }
  }

  for (const [me] of devices.entries()) follow(me, 0);
  for (const { to } of breaks)
    for (const [me] of devices.entries())
      queue.push({ at: to, run: (now) => send(me, factsOf(deviceOf(me).match, me), now) });
  let end = 0;
  for (let count = 0; queue.length > 0 && count < MOST_EVENTS; count += 1) {
    queue.sort((a, b) => a.at - b.at);
    const next = queue.shift() as Event;
    end = next.at;
    next.run(next.at);
  }
  return { devices, end };
}
