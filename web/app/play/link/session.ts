import { plainName } from "../../base/data/names.ts";
import { type Act, act, type Device, dueAt, hear, newDevice, settle } from "../match/device.ts";
import { add, begin, type Ending, type Fact, factsOf, type Plan } from "../match/match.ts";
import { areHandsDifferent, roundOf, standingOf } from "../match/standing.ts";
import { writeCode } from "./code-text.ts";
import type { Description } from "./description.ts";
import { createGate } from "./gate.ts";
import { type Link, LinkError, type LinkListener } from "./link.ts";
import { createLinks } from "./links.ts";
import {
  factOf,
  type LinkPlan,
  LONGEST_NAME,
  type Message,
  type MessageOf,
  messageOf,
  NONCES,
  VERSION,
  writeMessage,
} from "./messages.ts";
import { isLocalNetworkDenied, type Reason, reasonOf } from "./reason.ts";

/**
 * What of a session outlives its page, so that a session over new links goes on with the match.
 *
 * @field open the clock of the open hand runs while there is no page
 */
export type StoredSession = {
  nonce: number;
  theirs: number;
  plan: Plan;
  facts: Fact[];
  open: Device["open"];
};

/** What a session needs of its page. */
export type SessionOptions = {
  plan: LinkPlan;
  name: string;
  /** Whether the plan of this page counts. */
  invites: boolean;
  stored: StoredSession | null;
  createLink(listener: LinkListener): Promise<Link>;
  /** Milliseconds since 1970, never backwards. */
  now(): number;
  /** Whether the answer of the other player is right: each device judges it by itself. */
  judge(fact: Extract<Fact, { type: "reported" }>): Promise<boolean>;
  changed(): void;
};

/**
 * The other player.
 *
 * @field moment what was last seen of its hand
 */
export type Other = { name: string; nonce: number; moment: MessageOf<"moment"> | null };

/**
 * Why a session has ended. The match stays as it is.
 *
 * @value unmet the pages have not connected
 * @value lost the link was broken for too long
 * @value left a player has left
 * @value version the pages are of different versions
 * @value different the pages have dealt different hands, as of different versions
 * @value hostile the other page has sent what no page of ours sends
 */
export type SessionFault = "unmet" | "lost" | "left" | "version" | "different" | "hostile";

type Seen = { steps: number; wrong: number; isAway: boolean };

/** Creates a session: a match over links. It sends the facts of this player, and hears the other's. */
export function createSession(options: SessionOptions) {
  const { stored, now, changed } = options;
  const nonce = stored?.nonce ?? randomNonce();
  const gate = createGate();
  let first: Link | null = null;
  let device: Device | null = null;
  let other: Other | null = null;
  let fault: SessionFault | null = null;
  let reason: Reason | null = null;
  let mine: Seen = { steps: 0, wrong: 0, isAway: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let theirs: Description | null = null;

  const links = createLinks({
    create: options.createLink,
    sendSpare: (code) => send({ type: "spare", code }),
    opened() {
      const { invites, plan } = options;
      const name = plainName(options.name, LONGEST_NAME);
      send({ type: "hello", version: VERSION, nonce, name, invites, plan });
      sendAgain();
    },
    message: (data) => void receive(data),
    lost: (wasOpen) => (wasOpen ? end("lost") : explain()),
    changed,
  });
  const send = (message: Message) => links.send(writeMessage(message));

  async function explain() {
    if (first && theirs) {
      const isDenied = await isLocalNetworkDenied();
      reason = reasonOf(first.own, theirs, first.traffic, isDenied);
    }
    end("unmet");
  }

  /* The match */

  function follow(next: { device: Device; facts: Fact[] }) {
    device = next.device;
    for (const fact of next.facts) send(messageOf(fact));
    clearTimeout(timer);
    const due = dueAt(device);
    if (due !== null) timer = setTimeout(tick, Math.max(0, due - now()));
    const { match } = device;
    if (areHandsDifferent(match, Math.max(0, roundOf(match)))) end("different");
    changed();
  }

  function tick() {
    if (device) follow(settle(device, now()));
  }

  function perform(action: Act, at = now()) {
    if (device && !fault) follow(act(device, action, at));
  }

  /** The hand for which the player is ready next: after the last of a round, the first of a new one. */
  function nextHand() {
    if (!device) return { round: 0, hand: 0 };
    const { round, hand, phase } = standingOf(device.match, device.me);
    return phase === "over" ? { round: round + 1, hand: 0 } : { round, hand };
  }

  /* The other page */

  function welcome(hello: MessageOf<"hello">) {
    if (other?.nonce === hello.nonce) return;
    if (other || hello.nonce === nonce) return end("hostile");
    other = { name: hello.name, nonce: hello.nonce, moment: null };
    const me = nonce < hello.nonce ? 0 : 1;
    const isMine = options.invites === hello.invites ? me === 0 : options.invites;
    const { plan } = isMine ? options : hello;
    const isKnown = stored?.theirs === hello.nonce;
    const match = isKnown ? stored.facts.reduce(add, begin(stored.plan)) : begin(plan);
    device = { ...newDevice(me, match), open: isKnown ? stored.open : null };
    tick();
    sendAgain();
  }

  /** Sends what the other may have missed while no link was open. */
  function sendAgain() {
    if (!device) return;
    const { match, me } = device;
    for (const fact of factsOf(match, me))
      if (fact.round >= roundOf(match) - 1) send(messageOf(fact));
    sendMoment();
  }

  function sendMoment() {
    if (device) send({ type: "moment", ...placeOf(device), ...mine });
  }

  async function receive(data: unknown) {
    if (fault) return;
    const message = gate.admit(data, now());
    if (gate.isShut) return end("hostile");
    if ("fault" in message) return message.fault === "version" ? end("version") : undefined;
    if (message.type === "hello") return welcome(message);
    if (message.type === "spare") return links.keepSpare(message.code);
    if (!device || !other) return;
    if (message.type === "moment") {
      other = { ...other, moment: message };
      return changed();
    }
    const fact = factOf(message, 1 - device.me);
    if (!fact || add(device.match, fact) === device.match) return;
    const judged = await judge(fact);
    // The device may have changed meanwhile.
    if (!fault) follow(hear(device, judged, now()));
    if (fact.type === "left") end("left");
  }

  /** If Python cannot judge an answer here, the judgement of the other page counts. */
  async function judge(fact: Fact): Promise<Fact> {
    if (fact.type !== "reported" || fact.report.ending !== "solved") return fact;
    const isRight = await options.judge(fact).catch(() => true);
    return isRight ? fact : { ...fact, report: { ...fact.report, ending: "missed" } };
  }

  function end(why: SessionFault) {
    fault ??= why;
    clearTimeout(timer);
    links.close();
    changed();
  }

  return {
    get state() {
      return links.state;
    },
    /** The own code, as digits; empty before it is there. */
    get code() {
      return first ? writeCode(first.own) : "";
    },
    get own() {
      return first?.own ?? null;
    },
    get device() {
      return device;
    },
    get other() {
      return other;
    },
    get fault() {
      return fault;
    },
    /** Why the pages have not connected, if `fault` is `unmet`. */
    get reason() {
      return reason;
    },
    get nextHand() {
      return nextHand();
    },
    /** What the other player has done with the hand of this player. */
    get progress() {
      const moment = other?.moment;
      const place = device && placeOf(device);
      const isHere = moment && moment.round === place?.round && moment.hand === place.hand;
      return isHere ? { steps: moment.steps, wrong: moment.wrong } : { steps: 0, wrong: 0 };
    },
    /** Creates the first link, and so the own code. */
    async open() {
      try {
        first = await links.create();
        changed();
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        reason = error.reason;
        end("unmet");
      }
    },
    /** Takes the other page's code. Rejects with a DataError if it is the own one. */
    async take(description: Description, patience?: number) {
      theirs = description;
      await first?.take(description, patience);
    },
    /** The seed of a round's hands, of which each page has drawn a half. */
    seedOf(round: number): number {
      const halves = [nonce, other?.nonce ?? 0].sort((a, b) => a - b) as [number, number];
      return (halves[0] * 31 + halves[1] * 17 + round * 7919) % NONCES;
    },
    /** @param mark identifies the hands of the round, so that both pages have dealt the same */
    ready(mark: string) {
      perform({ type: "ready", ...nextHand(), mark });
    },
    /** @param at when the hand ended, as `now` says it */
    finish(ending: Exclude<Ending, "beaten" | "left">, text = "", at = now()) {
      perform({ type: "ended", ending, text }, at);
    },
    /** Shows the other player what is done with the hand in play. */
    show(seen: Partial<Seen>) {
      mine = { ...mine, ...seen };
      sendMoment();
    },
    leave() {
      if (device) send({ type: "left", ...placeOf(device) });
      end("left");
    },
    /** Closes the links, and keeps the match: `store` goes on with it. */
    close() {
      end("lost");
    },
    /** What `stored` of the next session must be; null if there is nothing to go on with. */
    store(): StoredSession | null {
      if (fault === "left") return null;
      if (!device || !other) return stored;
      const { match, open } = device;
      const facts = [0, 1].flatMap((by) => factsOf(match, by));
      return { nonce, theirs: other.nonce, plan: match.plan, facts, open };
    },
  };
}

export type Session = ReturnType<typeof createSession>;

function placeOf({ match, me }: Device) {
  const { round, hand } = standingOf(match, me);
  return { round, hand };
}

const randomNonce = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % NONCES;
