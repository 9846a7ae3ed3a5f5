import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MATCH_RUNS, RACE } from "../../../testing/facts.ts";
import { type Break, type Intent, simulate } from "../../../testing/match-simulation.ts";
import { randomOf } from "../../../testing/random.ts";
import { act, clockOf, type Device, hear, newDevice, settle } from "./device.ts";
import { begin, type Ending, type Fact, type Plan } from "./match.ts";
import { isDecided, ranking, reportOf, roundOf, standingOf, winnersOf } from "./standing.ts";

/* Two devices or more with clocks of their own, and links that take their time */

const intent: fc.Arbitrary<Intent> = fc.record({
  ending: fc.constantFrom("solved", "solved", "solved", "solved", "gave-up", "missed"),
  after: fc.oneof(fc.nat(60_000), fc.constantFrom(10_000, 10_050, 10_099, 10_100, 0)),
});
const intents = (players: number, count: number) =>
  fc.array(fc.array(intent, { minLength: count, maxLength: count }), {
    minLength: players,
    maxLength: players,
  });

/** Delays and waits below a limit, from a seed. */
function waits(seed: number, most: number) {
  const random = randomOf(seed);
  const wait = () => Math.floor(random() * most);
  return { delay: wait, lag: wait };
}

/** Who has the best time of a hand if every device plays alone. */
function fastest(all: Intent[][], hand: number) {
  const times = all.map(({ [hand]: own }) =>
    own?.ending === "solved" ? Math.floor(own.after / 100) : Number.POSITIVE_INFINITY,
  );
  const best = Math.min(...times);
  return Number.isFinite(best) ? times.flatMap((time, by) => (time === best ? by : [])) : [];
}

function checkAgreed(devices: Device[], { count }: Plan) {
  for (const { match } of devices) {
    assert.deepEqual(match, devices[0]?.match);
    for (let hand = 0; hand < count; hand += 1) assert.ok(isDecided(match, 0, hand));
    assert.equal(standingOf(match, 0).phase, "over");
  }
}

/** Simulates races of a plan, and checks that the fastest player has won every hand. */
function checkRaces(plan: Plan, most: number, breaks: fc.Arbitrary<Break[]>, share = 1) {
  let ties = 0;
  fc.assert(
    fc.property(intents(plan.players, plan.count), breaks, fc.nat(), (all, gaps, seed) => {
      const race = { plan, intents: all, breaks: gaps, ...waits(seed, most) };
      const { devices } = simulate(race);
      checkAgreed(devices, plan);
      for (let hand = 0; hand < plan.count; hand += 1) {
        const winners = winnersOf((devices[0] as Device).match, 0, hand);
        assert.deepEqual(winners, fastest(all, hand));
        if (fastest(all, hand).length > 1) ties += 1;
      }
    }),
    { numRuns: Math.ceil(MATCH_RUNS.numRuns * share) },
  );
  return ties;
}

const NO_BREAKS = fc.constant<Break[]>([]);

test("a race ends the same on both sides, and the faster player wins, at any delay", () => {
  const ties = checkRaces({ ...RACE, count: 3 }, 1500, NO_BREAKS);
  assert.ok(ties > MATCH_RUNS.numRuns / 100, `${ties} ties`);
});

test("a broken link loses nothing: after it both sides have one match", () => {
  const gap = fc.record({ from: fc.nat(60_000), length: fc.nat(20_000) });
  const gaps = fc
    .array(gap, { maxLength: 3 })
    .map((all) => all.map(({ from, length }) => ({ from, to: from + length })));
  checkRaces({ ...RACE, count: 3 }, 600, gaps, 0.2);
});

test("a race of eight players ends the same on all devices", () => {
  checkRaces({ ...RACE, count: 2, players: 8 }, 800, NO_BREAKS, 0.02);
});

test("in a sprint nobody is beaten, and the ranking is by hands, then by time", () => {
  const plan: Plan = { ...RACE, kind: "own-pace", count: 3 };
  fc.assert(
    fc.property(intents(2, 3), fc.nat(), (all, seed) => {
      const { devices } = simulate({ plan, intents: all, ...waits(seed, 1500) });
      checkAgreed(devices, plan);
      const { match } = devices[0] as Device;
      for (const by of [0, 1])
        for (let hand = 0; hand < 3; hand += 1)
          assert.equal(reportOf(match, 0, hand, by)?.ending, all[by]?.[hand]?.ending);
      const [first, second] = ranking(match, 0);
      assert.ok(first && second && first.points >= second.points);
      if (first.points === second.points) assert.ok(first.tenths <= second.tenths);
    }),
    { numRuns: Math.ceil(MATCH_RUNS.numRuns / 10) },
  );
});

test("with 300 ms one way the faster player wins though the other's message came first", () => {
  const [lags, delays] = [
    [1000, 0],
    [300, 1200],
  ];
  // The first player sees its cards at 1000, the other at 2200. The first one's answer of 8.0 s
  // arrives at 9300; the other's answer of 7.9 s is given at 10100.
  const { devices, end } = simulate({
    plan: { ...RACE, count: 1 },
    intents: [8000, 7900].map((after) => [{ ending: "solved", after }]),
    delay: () => delays.shift() ?? 300,
    lag: () => lags.shift() ?? 0,
  });
  for (const { match } of devices) assert.deepEqual(winnersOf(match, 0, 0), [1]);
  assert.equal(end, 10_400);
});

/* One device */

const ready = (round = 0, hand = 0) => ({ type: "ready", round, hand, mark: "m" }) as const;
const THEIRS = { by: 1, round: 0, hand: 0 };
const theirReady: Fact = { ...THEIRS, type: "ready", mark: "m" };
const theirReport = (ending: Ending, tenths: number, hand = 0): Fact => ({
  ...{ ...THEIRS, hand },
  ...{ type: "reported", report: { ending, tenths, text: "1+2" } },
});
const solved = { type: "ended", ending: "solved", text: "3*8" } as const;

const first = (plan = RACE) => act(newDevice(0, begin(plan)), ready(), 0).device;

/** The device of the first player with both players ready, its cards face up at 1000. */
const opened = (plan = RACE) => hear(first(plan), theirReady, 1000).device;

test("the clock starts when both are ready, on each device for itself", () => {
  assert.equal(standingOf(first().match, 0).phase, "gathering");
  assert.equal(clockOf(first(), 4250), 0);
  assert.equal(clockOf(opened(), 4250), 32);
});

test("after the other's time the hand is open until the own clock has passed it", () => {
  const { device } = hear(opened(), theirReport("solved", 80), 3000);
  assert.equal(standingOf(device.match, 0).limit, 80);
  assert.deepEqual(winnersOf(act(device, solved, 9050).device.match, 0, 0), [0, 1], "a tie");
  const late = act(device, solved, 9150).device;
  assert.equal(reportOf(late.match, 0, 0, 0)?.ending, "beaten");
  assert.deepEqual(winnersOf(late.match, 0, 0), [1]);
  assert.equal(settle(device, 9150).facts.length, 1, "time alone ends it as well");
});

test("nobody is told of a win before the other has reported", () => {
  const done = act(opened(), solved, 9000).device;
  assert.equal(winnersOf(done.match, 0, 0), null);
  assert.deepEqual(winnersOf(hear(done, theirReport("solved", 79), 9800).device.match, 0, 0), [1]);
});

test("nobody wins a hand that both give up or miss", () => {
  const done = act(opened(), { type: "ended", ending: "gave-up" }, 9000).device;
  assert.deepEqual(winnersOf(hear(done, theirReport("missed", 10), 9800).device.match, 0, 0), []);
});

test("whoever leaves gives up the hands to come, and the other goes on", () => {
  const { device } = hear(opened(), { ...THEIRS, type: "left" }, 2000);
  const done = act(device, solved, 9000).device;
  assert.deepEqual(winnersOf(done.match, 0, 0), [0]);
  assert.equal(standingOf(act(done, ready(0, 1), 9500).device.match, 0).phase, "playing");
});

test("a second press, and a fact that others state about this player, change nothing", () => {
  const once = act(opened(), solved, 9000).device;
  assert.equal(act(once, { type: "ended", ending: "gave-up" }, 9100).device, once);
  assert.deepEqual(act(once, ready(), 9200).facts, []);
  const lie = { ...theirReport("missed", 1), by: 0 };
  assert.equal(hear(once, lie, 9300).device, once);
});

test("a rematch begins when both are ready for it", () => {
  let device = opened();
  for (let hand = 0; hand < RACE.count; hand += 1) {
    device = act(device, ready(0, hand), 0).device;
    device = hear(device, { ...theirReady, hand }, 0).device;
    device = hear(act(device, solved, 5000).device, theirReport("gave-up", 9, hand), 5000).device;
  }
  assert.equal(standingOf(device.match, 0).phase, "over");
  const asked = act(device, ready(1), 9000).device;
  assert.equal(roundOf(asked.match), 0);
  const again = hear(asked, { ...theirReady, round: 1 }, 9000).device;
  assert.deepEqual(standingOf(again.match, 0), {
    ...{ round: 1, hand: 0, phase: "playing", limit: null },
  });
});
