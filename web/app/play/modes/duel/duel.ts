import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { go, href, route } from "../../../base/address/router.ts";
import { keepAwake } from "../../../base/browser/full-screen.ts";
import { ask, noResult } from "../../../base/python/engine.ts";
import { withCamera } from "../../../base/ui/scanner/camera.ts";
import { addressOf } from "../../../base/ui/sharing/share.ts";
import { readCode } from "../../link/code-text.ts";
import type { Description } from "../../link/description.ts";
import { mustWait } from "../../link/firefox.ts";
import { createLink, UNTIL_SCANNED } from "../../link/link.ts";
import type { Reason } from "../../link/reason.ts";
import type { CodeFault } from "../../link/sdp-code.ts";
import { createSession, type Session, type SessionOptions } from "../../link/session.ts";
import { createMatchTable, type Ended, type MatchTable } from "../../seats/match-table.ts";
import { choices } from "./duel-choices.ts";
import { createDeals, type Deals, markOf } from "./duel-deals.ts";
import { handOver, receive } from "./hand-over.ts";
import { type Playing, playingOf } from "./playing.ts";
import { saveRecord } from "./save-record.ts";
import { keepSession, loadSession } from "./stored.ts";

/**
 * Where a duel stands.
 *
 * @value making the own code is made
 * @value code the own code is shown
 */
type Stage = "start" | "making" | "code" | "scanning" | "connecting" | "playing" | "ended";

/**
 * Why a duel has ended.
 *
 * @field name of the player who was there; null if the pages have not connected
 * @field goesOn whether two new codes go on with it
 */
type Ending = { reason: Reason | "hostile" | "version"; name: string | null; goesOn: boolean };

export interface Duel {
  stage: ReadonlySignal<Stage>;
  playing: ReadonlySignal<Playing | null>;
  ending: ReadonlySignal<Ending>;
  /** The link with the own code. */
  address: ReadonlySignal<string>;
  /** Whether this page was opened by the code of the other. */
  isGuest: ReadonlySignal<boolean>;
  /** Whether a code waits for a press that begins the connection. */
  waits: ReadonlySignal<boolean>;
  codeFault: ReadonlySignal<CodeFault | "own" | null>;
  table: MatchTable;
  invite: () => void;
  /** Takes the code of the link with which this page was opened. */
  arrive: (code: string) => void;
  /** Whether another tab of this device has taken that code. */
  isHandedOver: ReadonlySignal<boolean>;
  /** Takes the code in a text, or without a text the code that waits. */
  take: (text?: string) => void;
  scan: () => void;
  stopScan: () => void;
  ready: () => void;
  leave: () => void;
}

const TRIES = 3;

/** Milliseconds since 1970, which no change of the device's clock moves. */
const now = () => performance.timeOrigin + performance.now();

export function createDuel(): Duel {
  const session = signal<Session | null>(null);
  /** Grows with each change of the session. */
  const turn = signal(0);
  const stage = signal<Stage>("start");
  const isGuest = signal(false);
  const codeFault = signal<CodeFault | "own" | null>(null);
  const waiting = signal<Description | null>(null);
  const isHandedOver = signal(false);
  const deals = signal<Deals | null>(null);

  const playing = computed(() => {
    const { value: current } = session;
    return turn.value >= 0 && current && deals.value ? playingOf(current, deals.value.at) : null;
  });

  const table = createMatchTable({
    ...{ name: "duel", page: "duel", mode: "duel", tries: TRIES, saveRecord },
    onEnd: ({ ending, text, at }: Ended) =>
      session.peek()?.finish(ending, text, now() - (Date.now() - at)),
  });

  /* The pages meet */

  async function open(invites: boolean) {
    session.peek()?.close();
    const { name, ...plan } = choices.peek();
    const next = createSession({
      ...{ plan: { ...plan, players: 2 }, name, invites, now, createLink, judge, changed },
      stored: loadSession(),
    });
    batch(() => {
      session.value = next;
      deals.value = null;
      stage.value = "making";
      isGuest.value = !invites;
      codeFault.value = null;
      waiting.value = null;
    });
    // With the camera, a browser writes addresses that other devices find in every network.
    await (invites ? withCamera(next.open) : next.open());
    if (session.peek() === next && stage.peek() === "making") stage.value = "code";
  }

  async function take(text?: string) {
    const current = session.peek();
    const read = text === undefined ? waiting.peek() : readCode(text);
    if (!current?.own || !read) return;
    const isFault = "fault" in read;
    codeFault.value = isFault ? read.fault : null;
    if (stage.peek() === "scanning") stage.value = "code";
    if (isFault) return;
    if (text !== undefined && isGuest.peek() && mustWait(current.own)) {
      waiting.value = read;
      return;
    }
    /** Whether the other still has to scan the own code. */
    const isFirst = isGuest.peek() && text !== undefined;
    if (!isFirst) stage.value = "connecting";
    await current.take(read, isFirst ? UNTIL_SCANNED : undefined).catch(() => {
      codeFault.value = "own";
      stage.value = "code";
    });
  }

  /** Whether this page shows its own code and waits for the other's. */
  const isWaiting = () => stage.peek() === "code" && !isGuest.peek();

  async function arrive(code: string) {
    if (stage.peek() === "playing") return;
    if (isWaiting()) return take(code);
    if (await handOver(code)) {
      isHandedOver.value = true;
      return;
    }
    await open(false);
    take(code);
  }

  function changed() {
    turn.value += 1;
    const current = session.peek();
    if (current?.fault) stage.value = "ended";
    else if (current?.device) stage.value = "playing";
    if (!current?.device) return;
    deals.value ??= createDeals(current.device.match.plan, current.seedOf);
    keepSession(current.store());
  }

  /** A code that another tab of this device was opened with. */
  receive((code) => {
    if (!isWaiting()) return false;
    take(code);
    return true;
  });

  /* The match */

  async function judge({ round, hand, report }: Parameters<SessionOptions["judge"]>[0]) {
    const deal = (await deals.peek()?.of(round))?.[hand];
    if (!deal) return true;
    const { numbers, target } = deal;
    return (await ask("check", { text: report.text, numbers, target })).ok;
  }

  effect(() => {
    if (stage.value !== "playing") return;
    if (route.peek().query.code) go("duel", {}, { replace: true });
    return keepAwake();
  });

  /** Deals the hands of the next round while the players look at the score. */
  effect(() => {
    if (turn.value) deals.value?.of(session.peek()?.nextHand.round ?? 0).catch(noResult);
  });

  /** Lays the hand in play on the table. */
  effect(() => {
    const { standing, hands = [] } = playing.value ?? {};
    const deal = hands[standing?.hand ?? -1];
    if (standing?.phase !== "playing" || !deal) return;
    const place = `${standing.round}.${standing.hand}`;
    table.lay(href("duel", { hand: deal.numbers.join(), place }), deal);
  });

  table.table.live.onEvent(() => {
    const { done, wrong } = table.table.live.state.peek();
    if (stage.peek() === "playing") session.peek()?.show({ steps: done, wrong });
  });

  const showPresence = () => {
    const isAway = document.visibilityState === "hidden" || route.value.name !== "duel";
    session.peek()?.show({ isAway });
  };
  document.addEventListener("visibilitychange", showPresence);
  effect(showPresence);

  return {
    stage,
    playing,
    table,
    isGuest,
    codeFault,
    waits: computed(() => waiting.value !== null),
    address: computed(() => {
      const code = turn.value >= 0 ? (session.value?.code ?? "") : "";
      const link = href("duel", { code });
      return addressOf(link) || code;
    }),
    ending: computed(() => {
      const { fault, reason, other } = (turn.value >= 0 && session.value) || {};
      const isOwn = fault === "hostile" || fault === "version";
      return {
        reason: isOwn ? fault : fault === "different" ? "version" : (reason ?? "isolated"),
        name: fault === "lost" || fault === "left" ? (other?.name ?? "") : null,
        goesOn: fault === "lost",
      };
    }),
    invite: () => open(true),
    arrive,
    isHandedOver,
    take,
    scan() {
      codeFault.value = null;
      stage.value = "scanning";
    },
    stopScan() {
      stage.value = "code";
    },
    ready() {
      const current = session.peek();
      const hands = deals.peek()?.at(current?.nextHand.round ?? 0) ?? [];
      if (hands.length > 0) current?.ready(markOf(hands));
    },
    leave() {
      session.peek()?.leave();
      table.clear();
      keepSession(null);
      session.value = null;
      stage.value = "start";
    },
  };
}
