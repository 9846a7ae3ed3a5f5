import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { provide } from "../../../testing/browser.ts";
import { FIREFOX, HIDDEN } from "../../../testing/descriptions.ts";
import { readSdp, writeSdp } from "./description.ts";
import { createLink, LinkError, type LinkState, UNTIL_SCANNED } from "./link.ts";

const theirs = () => readSdp(FIREFOX) ?? assert.fail("no description");

/** The browser's connection, of which only the description is real. */
class Peer {
  static last: Peer;
  static sdp = HIDDEN;
  options: RTCConfiguration;
  localDescription: { sdp: string } | null = null;
  remote: RTCSessionDescriptionInit | null = null;
  iceGatheringState = "complete";
  connectionState = "new";
  onconnectionstatechange = () => {};
  onicegatheringstatechange = () => {};
  isClosed = false;
  channel = {
    readyState: "connecting",
    sent: [] as string[],
    onopen() {},
    onclose() {},
    onmessage(_event: { data: unknown }) {},
    send: (text: string) => this.channel.sent.push(text),
    close() {},
  };
  constructor(options: RTCConfiguration) {
    this.options = options;
    Peer.last = this;
  }
  createDataChannel = () => this.channel;
  async setLocalDescription() {
    this.localDescription = { sdp: Peer.sdp };
    setImmediate(() => this.onicegatheringstatechange());
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    if (description.sdp?.includes("udp 2113937151 0.0.0.1")) throw new Error("not taken");
    this.remote = description;
  }
  getStats = async () =>
    new Map([["pair", { type: "candidate-pair", requestsSent: 3, responsesReceived: 0 }]]);
  close() {
    this.isClosed = true;
  }
  become(state: string) {
    this.connectionState = state;
    this.onconnectionstatechange();
  }
}

async function create() {
  const states: LinkState[] = [];
  const messages: unknown[] = [];
  const link = await createLink({
    state: (state) => states.push(state),
    message: (data) => messages.push(data),
  });
  return { link, states, messages, peer: Peer.last };
}

beforeEach(() => {
  Peer.sdp = HIDDEN;
  provide("RTCPeerConnection", Peer);
});
afterEach(() => mock.timers.reset());

test("no server is asked", async () => {
  const { peer } = await create();
  assert.deepEqual(peer.options, { iceServers: [] });
});

test("a browser without direct connections, and a device without a network, say so", async () => {
  Peer.sdp = HIDDEN.replace(/^a=candidate.*\n/gm, "");
  await assert.rejects(create(), { reason: "no-network" });
  assert.ok(Peer.last.isClosed);
  Reflect.deleteProperty(globalThis, "RTCPeerConnection");
  await assert.rejects(
    create(),
    (error) => error instanceof LinkError && error.reason === "no-webrtc",
  );
});

test("the other's offer is taken as an answer, and one side begins the encryption", async () => {
  const { link, peer, states } = await create();
  await link.take(theirs());
  assert.deepEqual(peer.remote, { type: "answer", sdp: writeSdp(theirs(), "passive") });
  await link.take(theirs());
  assert.deepEqual(states, ["connecting"]);
  link.close();
});

test("the own code is refused, and the other's may still be taken", async () => {
  const { link } = await create();
  await assert.rejects(link.take(link.own), { name: "DataError" });
  assert.equal(link.state, "ready");
});

test("a link opens, breaks, comes back, and fails for good", async () => {
  const { link, peer, states, messages } = await create();
  await link.take(theirs());
  link.send("too early");
  peer.channel.readyState = "open";
  peer.channel.onopen();
  link.send("hello");
  peer.channel.onmessage({ data: "hi" });
  for (const state of ["disconnected", "connected", "disconnected", "failed", "connected"])
    peer.become(state);
  assert.deepEqual(states, ["connecting", "open", "broken", "open", "broken", "failed"]);
  assert.deepEqual([peer.channel.sent, messages], [["hello"], ["hi"]]);
});

test("a link that does not open fails after its time, with the packets that were sent", async () => {
  for (const [patience, seconds] of [
    [undefined, 15],
    [UNTIL_SCANNED, 180],
  ] as const) {
    mock.timers.enable({ apis: ["setInterval"] });
    const start = performance.now();
    const { link } = await create();
    await link.take(theirs(), patience);
    const now = mock.method(performance, "now", () => start + seconds * 1000 - 1);
    const tick = async () => {
      mock.timers.tick(500);
      await new Promise((resolve) => setImmediate(resolve));
    };
    await tick();
    assert.equal(link.state, "connecting");
    now.mock.mockImplementation(() => start + seconds * 1000 + 1000);
    await tick();
    assert.equal(link.state, "failed");
    assert.deepEqual(link.traffic, { sent: 3, answered: 0, received: 0 });
    mock.restoreAll();
    mock.timers.reset();
  }
});

test("a description that the browser does not take fails the link", async () => {
  const { link } = await create();
  await link.take({ ...theirs(), candidates: [{ address: "0.0.0.1", port: 1 }] });
  assert.equal(link.state, "failed");
});

test("a link that is closed gives its last messages some time", async () => {
  const { link, peer, states } = await create();
  mock.timers.enable({ apis: ["setTimeout"] });
  link.close();
  assert.ok(!peer.isClosed);
  mock.timers.tick(500);
  assert.ok(peer.isClosed);
  assert.deepEqual(states, ["closed"]);
});
