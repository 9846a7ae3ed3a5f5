import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import type { MethodName, TracedName, TraceNode } from "../../../engine/contract.d.ts";
import { speak } from "../../../testing/languages.ts";
import { between, handsBetween } from "../../base/decks/hands-between.ts";
import { podiumOf, sharesOf } from "../lab/method-race/podium.ts";
import type { Runner } from "../lab/method-race/runner.ts";
import { BLOCK, cellInBlock, cellInMap, nearest, outline } from "../lab/survey/map-cells.ts";
import { endOf, milestonesOf, nextMilestone } from "../lab/trace/milestones.ts";
import { gridOf, nearestSpot } from "../lab/trace/tree-drawing.ts";
import { layOut, lineage } from "../lab/trace/tree-layout.ts";
import { eventOf, labelOf, story } from "../lab/trace/walk.ts";

await speak("en");

test("a survey has every hand of four cards once, in ascending order", () => {
  assert.deepEqual(between(3, 5), [3, 4, 5]);
  const hands = handsBetween(1, 13);
  assert.equal(hands.length, 1820);
  assert.equal(new Set(hands.map(String)).size, 1820);
  assert.ok(hands.every(([a, b, c, d]) => a <= b && b <= c && c <= d));
  assert.deepEqual(
    [hands[0], hands[1], hands.at(-1)],
    [
      [1, 1, 1, 1],
      [1, 1, 1, 2],
      [13, 13, 13, 13],
    ],
  );
  assert.equal(handsBetween(1, 10).length, 715);
});

const bounds = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 0, max: 12 }))
  .map(([low, more]) => ({ low, high: Math.min(13, low + more) }));

test("the cells of the map do not overlap, and all are inside it", () => {
  fc.assert(
    fc.property(bounds, ({ low, high }) => {
      const cells = handsBetween(low, high).map((hand) => cellInMap(hand, low, high));
      const places = new Set(cells.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`));
      assert.equal(places.size, cells.length);
      const side = (high - low + 1) * BLOCK;
      assert.ok(
        cells.every(({ x, y, size }) => x >= 0 && y >= 0 && x + size <= side && y + size <= side),
      );
    }),
    { numRuns: 20 },
  );
});

test("hands with the same two lowest cards share a block, arranged by the third and fourth", () => {
  assert.deepEqual(cellInBlock([1, 2, 2, 2], 11), { x: 0, y: 0, size: 9 });
  assert.deepEqual(cellInBlock([1, 2, 3, 5], 11), { x: 27, y: 9, size: 9 });
  const { x, y } = cellInMap([1, 2, 3, 5], 1, 11);
  assert.deepEqual([x, y], [BLOCK + 27, 9]);
  assert.deepEqual(cellInMap([3, 3, 3, 3], 3, 3), { x: 0, y: 0, size: 90 });
});

test("the nearest hand to the middle of a cell is the cell's own", () => {
  const hands = handsBetween(1, 5);
  const cells = hands.map((hand) => cellInMap(hand, 1, 5));
  for (const [place, { x, y, size }] of cells.entries()) {
    assert.equal(nearest(cells, x + size / 2, y + size / 2), place);
  }
  assert.equal(nearest([], 0, 0), -1);
});

test("each state of a cell has its own shape", () => {
  const cell = { x: 0, y: 0, size: 10 };
  const shapes = (["s", "n", "m"] as const).map((state) => outline([cell], state));
  assert.equal(new Set(shapes).size, 3);
  assert.equal(outline([cell, cell], "s"), `${shapes[0]}${shapes[0]}`);
  assert.equal(outline([], "s"), "");
});

const node = (other?: Partial<TraceNode>): TraceNode => ({
  id: 0,
  parent: null,
  table: ["3", "3", "8", "8"],
  stack: [],
  rest: [],
  token: null,
  step: null,
  state: "open",
  ...other,
});

const step = { left: "8", operator: "-" as const, right: "-1", value: "9" };

/** Trees, each as the parents of its positions in the order of a depth-first walk. */
const trees = fc.array(fc.nat(), { maxLength: 60 }).map((choices) => {
  const nodes = [node()];
  let line = [0];
  for (const choice of choices) {
    line = line.slice(0, 1 + (choice % line.length));
    nodes.push(node({ id: nodes.length, parent: line.at(-1) ?? 0 }));
    line.push(nodes.length - 1);
  }
  return nodes;
});

test("the line of a position leads up to the root", () => {
  const spots = layOut([0, 0, 0, 1].map((parent, id) => node({ id, parent: id ? parent : null })));
  assert.deepEqual(lineage(spots, 3), [3, 1, 0]);
  assert.deepEqual(lineage(spots, 4), []);
});

test("positions never overlap, and a growing tree moves none of them", () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const spots = layOut(nodes);
      assert.equal(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size, nodes.length);
      const half = Math.ceil(nodes.length / 2);
      assert.deepEqual(layOut(nodes.slice(0, half)), spots.slice(0, half));
    }),
  );
});

test("a tree fits into its box, and a press finds each position", () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const spots = layOut(nodes);
      const box = { width: 320, height: 400 };
      const grid = gridOf(spots, nodes.length, box);
      for (const [at, { column, row }] of spots.entries()) {
        const [x, y] = [10 + column * grid.column, 10 + (row + 0.5) * grid.row];
        assert.ok(x + grid.pill <= box.width && y <= box.height);
        assert.equal(nearestSpot(spots, grid, { x: x + grid.pill / 2, y }), at);
      }
    }),
  );
});

test("milestones are the solution, dead ends and the first fraction", () => {
  const nodes = [0, 0, 1, 1, 0, 4].map((parent, id) =>
    node({ id, parent: id ? parent : null, ...(id > 1 && { step: { ...step, value: "8/3" } }) }),
  );
  const spots = layOut(nodes);
  const vain = milestonesOf(nodes, spots);
  assert.deepEqual(
    vain,
    new Map([
      [3, "dead"],
      [2, "fraction"],
      [6, "vain"],
    ]),
  );
  assert.deepEqual(
    [0, 2, 3, 6].map((place) => nextMilestone(vain, place)),
    [2, 3, 6, undefined],
  );
  const won = nodes.with(5, { ...node(), ...nodes[5], state: "won" });
  assert.equal(milestonesOf(won, spots).get(5), "won");
  assert.deepEqual([endOf(vain), endOf(milestonesOf(won, spots))], [6, 5]);
});

test("a node shows its cards, or its stack and the pushed symbol", () => {
  assert.equal(labelOf(node({ table: ["-1", "8"] }), "pick-two"), "−1  8");
  assert.equal(labelOf(node({ stack: ["3", "-8"], token: "-" }), "postfix"), "− → 3 −8");
  assert.equal(labelOf(node({ token: "-3" }), "postfix"), "−3 → ∅");
});

const narration = (nodes: TraceNode[], method: TracedName = "pick-two", place = nodes.length - 1) =>
  story({ nodes, cut: false, method, target: "24" }, place);

test("a walk describes its beginning, each step, and its end", () => {
  assert.deepEqual(narration([node()]).length, 1);
  const begin = narration([node()]);
  const moved = node({ id: 1, parent: 0, step, table: ["9", "3"] });
  assert.deepEqual(narration([node(), moved]), ["8 − (−1) = 9"]);
  const won = narration([node(), { ...moved, state: "won", table: ["24"] }]);
  assert.equal(won.length, 2);
  assert.match(String(won[1]), /24/);
  const miss = narration([node(), { ...moved, state: "dead", table: ["-9"] }]);
  assert.match(String(miss[1]), /−9/);
  assert.notEqual(miss[1], won[1]);
  const vain = narration([node()], "pick-two", 1);
  assert.equal(vain.length, 1);
  assert.notDeepEqual(vain, begin);
});

test("a walk explains its first fraction and its dead ends", () => {
  const nodes = [node(), node({ id: 1, parent: 0, step })];
  const trace = { nodes, cut: false, method: "pick-two" as const, target: "24" };
  assert.match(String(story(trace, 1, "fraction").at(-1)), /fraction/);
  assert.match(String(story(trace, 1, "dead", 0).at(-1)), /3, 3, 8, 8/);
});

test("each place of a walk has its event from Python", () => {
  const moved = node({ id: 1, parent: 0, step });
  assert.equal(eventOf(node()), "start");
  assert.equal(eventOf(moved), "step");
  assert.equal(eventOf(node({ id: 1, parent: 0, token: "3" })), "push");
  assert.equal(eventOf({ ...moved, table: ["9"] }), "dead");
  assert.equal(eventOf({ ...moved, table: ["24"], state: "won" }), "won");
  assert.equal(eventOf(moved, "dead"), "dead");
  assert.equal(eventOf(undefined, "vain"), "dead");
});

test("our solver tells what it sets aside, what it still needs, and how it ends", () => {
  const root = node({ stack: ["24"], rest: ["3", "8"], table: ["24", "3", "8"] });
  const made = { left: "3", operator: "*" as const, right: "8", value: "24" };
  const last = node({ id: 1, parent: 0, stack: ["8"], rest: ["8"], token: "3", step: made });
  assert.match(narration([root, last], "ours", 0).join(), /24/);
  const won = narration([root, { ...last, state: "won" }], "ours");
  assert.match(String(won[0]), /^3 .*8.*3 × 8 = 24/);
  const dead = narration([root, { ...last, state: "dead", rest: ["7"] }], "ours");
  assert.match(String(dead[1]), /8.*7/);
  assert.notEqual(won[1], dead[1]);
  assert.equal(labelOf(root, "ours"), "3  8 → 24");
});

test("a single card that misses the target is not a failed step", () => {
  assert.equal(narration([node({ table: ["7"] })]).length, 1);
});

test("on a stack, cards are pushed and two of them become one", () => {
  const pushed = narration([node(), node({ id: 1, parent: 0, token: "-3" })], "postfix");
  assert.match(pushed.join(), /−3/);
  const popped = narration([node(), node({ id: 1, parent: 0, token: "-", step })], "postfix");
  assert.equal(popped.length, 2);
  assert.equal(narration([node(), node({ id: 1, parent: 0, step })]).length, 1);
});

const runner = (name: MethodName, other?: Partial<Runner>): Runner => ({
  name,
  state: "done",
  computed: 100,
  formulas: 1,
  ...other,
});

test("the winner of a race computed least among those that found a right formula", () => {
  const quick = runner("running-total", { computed: 3, formulas: 0 });
  const wrong = runner("exhaustive-float", { computed: 4, formulas: 2, wrong: 2 });
  const refused = runner("two-totals", { computed: 5, state: "refused" });
  const all = [
    runner("exhaustive", { computed: 900 }),
    quick,
    wrong,
    refused,
    runner("both-orders"),
  ];
  const { winners, reason } = podiumOf(all);
  assert.deepEqual(
    winners.map(({ name }) => name),
    ["both-orders", "exhaustive"],
  );
  assert.equal(reason, "fewer");
  assert.deepEqual(podiumOf([quick]), { winners: [], reason: "nobody" });
  assert.equal(podiumOf([quick, runner("ours")]).reason, "alone");
});

test("a race explains that the winner stops early, leaves out fractions, works back, or is faster", () => {
  const slow = runner("pick-two", { computed: 500, milliseconds: 9 });
  assert.equal(podiumOf([slow, runner("templates-first", { sparing: "early" })]).reason, "early");
  assert.equal(podiumOf([slow, runner("pick-two-whole", { sparing: "whole" })]).reason, "whole");
  assert.equal(podiumOf([slow, runner("ours", { sparing: "backwards" })]).reason, "backwards");
  const fast = runner("pick-two-table", { computed: 500, milliseconds: 8 });
  assert.equal(podiumOf([slow, fast]).reason, "faster");
  assert.equal(podiumOf([slow, fast]).winners[0], fast);
});

test("a method that computes more takes longer, and the last method arrives at the end", () => {
  const counts = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(counts, (computed) => {
      const shares = sharesOf(computed.map((count) => runner("ours", { computed: count })));
      assert.equal(Math.max(...shares), 1);
      const order = [...computed.keys()].sort((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
      assert.deepEqual(
        order.map((place) => computed[place]),
        [...computed].sort((a, b) => a - b),
      );
    }),
  );
});
