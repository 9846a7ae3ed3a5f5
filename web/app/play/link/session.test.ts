import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import fc from "fast-check";
import { MATCH_RUNS } from "../../../testing/facts.ts";
import { Network } from "../../../testing/network.ts";
import { randomOf } from "../../../testing/random.ts";
import { clockOf } from "../match/device.ts";
import { reportOf, standingOf, winnersOf } from "../match/standing.ts";
import { readCode } from "./code-text.ts";
import { PATIENCE } from "./links.ts";
import type { LinkPlan } from "./messages.ts";
import { createSession, type Session, type SessionOptions } from "./session.ts";

const PLAN: LinkPlan = { kind: "fastest", level: "rising", count: 3, players: 2 };
const RIGHT = "3*8";

beforeEach(() => mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_795_000_000_000 }));
afterEach(() => mock.timers.reset());

/** Lets promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function pass(milliseconds: number, step = 100) {
  for (let at = 0; at < milliseconds; at += step) {
    mock.timers.tick(step);
    await settled();
  }
}

/** Two pages, of which the first invites. */
async function meet(network: Network, changes: Partial<SessionOptions>[] = []) {
  const sessions = [0, 1].map((side) =>
    createSession({
      plan: { ...PLAN, count: side === 0 ? PLAN.count : 7 },
      name: side === 0 ? "Ada" : "Ben",
      invites: side === 0,
      stored: null,
      createLink: network.createLink,
      now: Date.now,
      judge: async ({ report }) => report.text === RIGHT,
      changed() {},
      ...changes[side],
    }),
  ) as [Session, Session];
  for (const session of sessions) await session.open();
  await Promise.all(
    sessions.map((session, side) => session.take(read(sessions[1 - side]?.code ?? ""))),
  );
  await pass(4000);
  return sessions;
}

function read(code: string) {
  const description = readCode(code);
  assert.ok(!("fault" in description));
  return description;
}

const deviceOf = (session: Session) => session.device ?? assert.fail("not met");
const standing = (session: Session) => {
  const { match, me } = deviceOf(session);
  return standingOf(match, me);
};
const phases = (sessions: Session[]) => sessions.map((session) => standing(session).phase);
const isOver = (session: Session) => session.device && standing(session).phase === "over";
const faults = (sessions: Session[]) => sessions.map(({ fault }) => fault);
const winners = ([one, other]: Session[], round = 0, hand = 0) => {
  const all = [one, other].map((each) => each && winnersOf(deviceOf(each).match, round, hand));
  assert.deepEqual(all[0], all[1]);
  return all[0];
};
const again = (sessions: Session[]) =>
  sessions.map((session) => ({ stored: JSON.parse(JSON.stringify(session.store())) }));

async function begin(network = new Network(), changes: Partial<SessionOptions>[] = []) {
  const sessions = await meet(network, changes);
  for (const session of sessions) session.ready("M");
  await pass(100);
  return sessions;
}

test("two pages that meet play the plan of the one that invites, with the same seeds", async () => {
  const sessions = await meet(new Network());
  const [ada, ben] = sessions;
  assert.deepEqual([ada.other?.name, ben.other?.name], ["Ben", "Ada"]);
  for (const session of sessions) assert.deepEqual(deviceOf(session).match.plan, PLAN);
  assert.deepEqual([ada, ben].map((each) => deviceOf(each).me).sort(), [0, 1]);
  assert.equal(ada.seedOf(0), ben.seedOf(0));
  assert.notEqual(ada.seedOf(0), ada.seedOf(1));
});

test("if both invite, both play the same plan", async () => {
  const [ada, ben] = await meet(new Network(), [{}, { invites: true }]);
  assert.deepEqual(deviceOf(ada).match.plan, deviceOf(ben).match.plan);
});

test("a name is sent as it is kept", async () => {
  const [, ben] = await meet(new Network(), [{ name: ` Ada\u202e ${"x".repeat(30)}` }]);
  assert.equal(ben.other?.name, `Ada ${"x".repeat(16)}`);
});

test("a hand begins when both are ready, and ends for both", async () => {
  const sessions = await begin();
  assert.deepEqual(phases(sessions), ["playing", "playing"]);
  sessions[1].finish("solved", RIGHT);
  sessions[0].finish("gave-up");
  await pass(100);
  assert.deepEqual(winners(sessions), [deviceOf(sessions[1]).me]);
  assert.deepEqual(sessions[0].nextHand, { round: 0, hand: 1 });
});

test("whoever is slower is beaten when the own clock has passed the other's time", async () => {
  const sessions = await begin();
  await pass(5000);
  sessions[1].finish("solved", RIGHT);
  await pass(300);
  const { match, me } = deviceOf(sessions[0]);
  assert.equal(reportOf(match, 0, 0, me)?.ending, "beaten");
});

test("an answer that this device finds wrong is a miss here", async () => {
  const [ada, ben] = await begin();
  ben.finish("solved", "3+8");
  ada.finish("gave-up");
  await pass(100);
  assert.deepEqual(winnersOf(deviceOf(ada).match, 0, 0), []);
});

test("an answer counts that this device cannot judge", async () => {
  const judge = async () => Promise.reject(new Error("no Python"));
  const sessions = await begin(new Network(), [{ judge }, { judge }]);
  sessions[1].finish("solved", RIGHT);
  await pass(300);
  assert.deepEqual(winners(sessions), [deviceOf(sessions[1]).me]);
});

test("the other player sees steps and mistakes of the same hand, and an absence", async () => {
  const [ada, ben] = await begin();
  ada.show({ steps: 2, wrong: 1 });
  await pass(100);
  assert.deepEqual(ben.progress, { steps: 2, wrong: 1 });
  ada.show({ isAway: true });
  await pass(100);
  assert.equal(ben.other?.moment?.isAway, true);
  for (const session of [ada, ben]) session.finish("gave-up");
  await pass(100);
  assert.deepEqual(ben.progress, { steps: 0, wrong: 0 });
});

test("pages that have dealt different hands stop", async () => {
  const sessions = await meet(new Network());
  sessions[0].ready("M");
  sessions[1].ready("N");
  await pass(100);
  assert.deepEqual(faults(sessions), ["different", "different"]);
});

test("a player who leaves is known to have left, and the match stays", async () => {
  const sessions = await begin();
  sessions[1].leave();
  await pass(100);
  assert.deepEqual(faults(sessions), ["left", "left"]);
  assert.ok(sessions[0].device);
  assert.equal(sessions[0].store(), null);
});

test("pages that do not connect say why", async () => {
  const network = new Network();
  const [ada, ben] = await meet(network);
  const alone = createSession({ ...options(network), invites: true });
  await alone.open();
  await alone.take(read(ben.code));
  await pass(20_000, 1000);
  assert.deepEqual([alone.fault, alone.reason], ["unmet", "isolated"]);
  assert.deepEqual([ada.fault, ben.fault], [null, null]);
});

const options = (network: Network): SessionOptions => ({
  plan: PLAN,
  name: "",
  invites: false,
  stored: null,
  createLink: network.createLink,
  now: Date.now,
  judge: async () => true,
  changed() {},
});

test("a hostile page is cut off, and the match stays", async () => {
  const network = new Network();
  const sent: ((text: string) => void)[] = [];
  const createLink: SessionOptions["createLink"] = async (listener) => {
    const link = await network.createLink(listener);
    sent.push(link.send);
    return link;
  };
  const [ada] = await meet(network, [{}, { createLink }]);
  for (let at = 0; at < 20; at++) sent[0]?.("{".repeat(at));
  await pass(100);
  assert.equal(ada.fault, "hostile");
  assert.ok(ada.device);
});

test("a page of another version is told apart", async () => {
  const network = new Network();
  const createLink: SessionOptions["createLink"] = async (listener) => {
    const link = await network.createLink(listener);
    const { send } = link;
    return Object.assign(link, {
      send: (text: string) => send(text.replace('"version":1', '"version":2')),
    });
  };
  const [ada] = await meet(network, [{}, { createLink }]);
  assert.equal(ada.fault, "version");
});

for (const seconds of [8, 15]) {
  test(`a link that was cut for ${seconds} s is back, and nothing is lost`, async () => {
    const network = new Network();
    const sessions = await begin(network);
    network.cut(seconds * 1000);
    sessions[1].finish("solved", RIGHT);
    await pass(7000);
    assert.deepEqual(phases(sessions), ["playing", "waiting"]);
    assert.equal(sessions[0].state, "broken");
    await pass(seconds * 1000);
    assert.deepEqual(faults(sessions), [null, null]);
    assert.deepEqual(winners(sessions), [deviceOf(sessions[1]).me]);
  });
}

test("a link that was cut for 40 s is given up, and new codes go on with the match", async () => {
  const network = new Network();
  const sessions = await begin(network);
  network.cut(40_000);
  sessions[1].finish("solved", RIGHT);
  await pass(5000 + PATIENCE + 100);
  assert.deepEqual(faults(sessions), ["lost", "lost"]);
  await pass(20_000);
  const others = await meet(network, again(sessions));
  assert.deepEqual(winners(others), [deviceOf(others[1]).me]);
});

test("pages that were loaded again go on with the open hand and its clock", async () => {
  const network = new Network();
  const sessions = await begin(network);
  await pass(3000);
  sessions[0].finish("gave-up");
  await pass(100);
  const others = await meet(network, again(sessions));
  assert.deepEqual(phases(others), ["waiting", "playing"]);
  assert.deepEqual(deviceOf(others[1]).open, deviceOf(sessions[1]).open);
  assert.ok(clockOf(deviceOf(others[1]), Date.now()) > 70);
});

test("a rematch is a new round", async () => {
  const sessions = await begin(new Network(), [{ plan: { ...PLAN, count: 1 } }]);
  for (const session of sessions) session.finish("gave-up");
  await pass(100);
  assert.deepEqual(phases(sessions), ["over", "over"]);
  for (const session of sessions) session.ready("N");
  await pass(100);
  assert.deepEqual(
    sessions.map(standing).map(({ round, phase }) => [round, phase]),
    [
      [1, "playing"],
      [1, "playing"],
    ],
  );
});

/** After some tenths of a second the network is cut for some seconds, or (0) both pages reload. */
const incident = fc.tuple(fc.integer({ min: 1, max: 150 }), fc.constantFrom(0, 2, 8, 15));

test("with delays, breaks and reloads both pages end with one match, and the faster player wins", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 60 })), {
        minLength: 3,
        maxLength: 3,
      }),
      fc.array(incident, { maxLength: 2 }),
      fc.nat(),
      async (times, incidents, seed) => {
        const random = randomOf(seed);
        const network = new Network(() => random() * 1500);
        /** By hand: the times of the players who solved it, on their own clocks. */
        const played = times.map(() => new Map<number, number>());
        let sessions = await meet(network);
        for (let at = 0; at < 1200 && !sessions.every(isOver); at++) {
          for (const [due, seconds] of incidents) {
            if (at !== due) continue;
            if (seconds === 0) sessions = await meet(network, again(sessions));
            else network.cut(seconds * 1000);
          }
          if (sessions.some(({ fault }) => fault)) sessions = await meet(network, again(sessions));
          for (const [side, session] of sessions.entries()) {
            if (!session.device) continue;
            const { hand, phase } = standing(session);
            const clock = clockOf(deviceOf(session), Date.now());
            const mine = times[hand]?.[side] ?? 0;
            if (phase === "playing" && clock >= mine) {
              session.finish("solved", RIGHT);
              if (standing(session).phase !== "playing")
                played[hand]?.set(deviceOf(session).me, clock);
            } else if (phase !== "waiting" && random() < 0.1) session.ready("M");
          }
          await pass(100);
        }
        assert.deepEqual(faults(sessions), [null, null]);
        assert.deepEqual(phases(sessions), ["over", "over"]);
        for (const [hand, mine] of played.entries()) {
          const best = Math.min(...mine.values());
          const fastest = [...mine].flatMap(([me, time]) => (time === best ? me : []));
          assert.deepEqual(winners(sessions, 0, hand), fastest.sort());
        }
      },
    ),
    { ...MATCH_RUNS, includeErrorInReport: true },
  );
});
