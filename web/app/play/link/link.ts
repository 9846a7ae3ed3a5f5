import { type Description, readSdp, writeSdp } from "./description.ts";
import type { Reason, Traffic } from "./reason.ts";

/**
 * A data channel between two pages, without a server. Both pages describe themselves by an offer,
 * and each takes the other's offer as the answer to its own. So there is one kind of code, either
 * page may read the other's first, and no description is changed that a browser has made.
 *
 * @field own what the other page must know
 */
export type Link = {
  readonly own: Description;
  readonly state: LinkState;
  readonly traffic: Traffic;
  /**
   * Takes the other page's description. Rejects with a DataError if it is the own one.
   *
   * @param patience how long the link may take to open, in milliseconds
   */
  take(other: Description, patience?: number): Promise<void>;
  send(text: string): void;
  close(): void;
};

/**
 * @value ready the other's description has not been taken
 * @value broken no answer for some seconds, and the browser goes on trying
 */
export type LinkState = "ready" | "connecting" | "open" | "broken" | "failed" | "closed";

export type LinkListener = { state(state: LinkState): void; message(data: unknown): void };

export class LinkError extends Error {
  reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** How long a link may take to open once both have read a code. Chromium itself tries for ever. */
const OPENING = 15_000;

/** How long it may take to open if a player must scan the own code first. */
export const UNTIL_SCANNED = 180_000;

/** How long the browser may look for the device's addresses. */
const GATHERING = 1500;

/** How long the last messages may take after a link was closed. */
const CLOSING = 500;

/** No server helps two pages to find each other, and none learns that they play. */
const CONFIGURATION: RTCConfiguration = { iceServers: [] };

/** Creates a link. Rejects with a LinkError if there is no WebRTC or no network. */
export async function createLink(listener: LinkListener): Promise<Link> {
  if (!("RTCPeerConnection" in globalThis)) throw new LinkError("no-webrtc");
  const peer = new RTCPeerConnection(CONFIGURATION);
  const channel = peer.createDataChannel("", { negotiated: true, id: 0 });
  await peer.setLocalDescription();
  await gathered(peer);
  const own = readSdp(peer.localDescription?.sdp ?? "");
  if (!own?.candidates.length) {
    peer.close();
    throw new LinkError("no-network");
  }
  let state: LinkState = "ready";
  let traffic: Traffic = { sent: 0, answered: 0, received: 0 };
  let watch: ReturnType<typeof setInterval> | undefined;

  function set(next: LinkState) {
    if (state === next || state === "failed" || state === "closed") return;
    state = next;
    if (next !== "connecting") clearInterval(watch);
    listener.state(next);
  }

  /** A closed connection has no statistics, so they are read while it is tried. */
  async function count() {
    traffic = (await trafficOf(peer)) ?? traffic;
  }

  channel.onopen = () => set("open");
  channel.onclose = () => set("closed");
  channel.onmessage = ({ data }) => listener.message(data);
  peer.onconnectionstatechange = () => {
    const { connectionState } = peer;
    if (connectionState === "failed") set("failed");
    if (connectionState === "disconnected" && state === "open") set("broken");
    if (connectionState === "connected" && state === "broken") set("open");
  };

  return {
    own,
    get state() {
      return state;
    },
    get traffic() {
      return traffic;
    },
    async take(other, patience = OPENING) {
      if (state !== "ready") return;
      const order = compare(own.fingerprint, other.fingerprint);
      if (order === 0) throw new DOMException("the own code", "DataError");
      set("connecting");
      const since = performance.now();
      watch = setInterval(async () => {
        await count();
        if (performance.now() - since > patience) set("failed");
      }, 500);
      const sdp = writeSdp(other, order < 0 ? "passive" : "active");
      await peer.setRemoteDescription({ type: "answer", sdp }).catch(() => set("failed"));
    },
    send(text) {
      if (channel.readyState === "open") channel.send(text);
    },
    close() {
      set("closed");
      channel.close();
      setTimeout(() => peer.close(), CLOSING);
    },
  };
}

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    peer.onicegatheringstatechange = () => {
      if (peer.iceGatheringState === "complete") resolve();
    };
    setTimeout(resolve, GATHERING);
  });
}

/** The page with the smaller fingerprint begins the encryption. */
function compare(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, place) => byte !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The packets of all pairs of addresses; null if the browser tries none. */
async function trafficOf(peer: RTCPeerConnection): Promise<Traffic | null> {
  const pairs = [...(await peer.getStats()).values()].filter(
    ({ type }) => type === "candidate-pair",
  );
  const sumOf = (name: string) => pairs.reduce((sum, pair) => sum + (pair[name] ?? 0), 0);
  return pairs.length === 0
    ? null
    : {
        sent: sumOf("requestsSent"),
        answered: sumOf("responsesReceived"),
        received: sumOf("requestsReceived"),
      };
}
