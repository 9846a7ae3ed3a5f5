import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SYMBOLS } from "../../cards/operators.ts";
import type { Branch } from "./branch.ts";
import { type Box, type Layout, layOut, type Thread } from "./layout.ts";

type Point = [x: number, y: number];

const values = fc.constantFrom("24", "3", "-5", "1/3", "-47/2", "1235520", "100/7", "0");

/** Any tree over a number of cards. */
function trees(count: number): fc.Arbitrary<Branch> {
  if (count === 1) return values.map((value) => ({ value }));
  return fc
    .tuple(fc.integer({ min: 1, max: count - 1 }), values, fc.constantFrom(...SYMBOLS))
    .chain(([split, value, operator]) =>
      fc
        .tuple(trees(split), trees(count - split))
        .map(([left, right]): Branch => ({ value, made: { left, operator, right } })),
    );
}

/** A table with up to eight cards: one tree, or several. */
const tables = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.oneof(
    trees(count).map((tree) => [tree]),
    fc
      .tuple(...Array.from({ length: Math.min(count, 4) }, () => fc.integer({ min: 1, max: 2 })))
      .chain((sizes) => fc.tuple(...sizes.map(trees))),
  ),
);

const options = fc.record({
  crowned: fc.boolean(),
  width: fc.constantFrom(288, 358, 480),
});

/** Tests a rule of all layouts. */
const always = (rule: (layout: Layout) => void) =>
  fc.assert(
    fc.property(tables, options, (roots, option) => rule(layOut(roots, option))),
    { numRuns: 300 },
  );

/** Every visible box: cards, results and signs. */
const boxesOf = ({ leaves, knots }: Layout): Box[] =>
  [...leaves, ...knots, ...knots.map(({ sign }) => sign)].filter(({ width }) => width > 0);

/** Points on a thread, from its lower end. */
function pointsOf({ x1, y1, bend, x2, y2 }: Thread): Point[] {
  const curve = Array.from({ length: 33 }, (_, at): Point => {
    const t = at / 32;
    const across = 3 * t * t - 2 * t * t * t;
    const up = 1.5 * t * (1 - t) * (1 - t) + 1.5 * t * t * (1 - t) + t * t * t;
    return [x1 + (x2 - x1) * across, bend + (y2 - bend) * up];
  });
  return y1 > bend ? [[x1, y1], ...curve] : curve;
}

const isIn = ([x, y]: Point, box: Box, margin = 0) =>
  Math.abs(x - box.x) < box.width / 2 + margin && Math.abs(y - box.y) < box.height / 2 + margin;

/** Twice the area to the left of the way from one point over a second one to a third one. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

const pairsOf = <Item>(items: Item[]) =>
  items.flatMap((item, at) => items.slice(at + 1).map((other) => [item, other] as const));

const segmentsOf = (points: Point[]) =>
  points.slice(1).map((point, at) => [points[at] ?? point, point] as const);

test("every card is at the foot once, in the order of the expression", () => {
  const inOrder = ({ made, ...leaf }: Branch): Branch[] =>
    made ? [...inOrder(made.left), ...inOrder(made.right)] : [leaf];
  fc.assert(
    fc.property(tables, (roots) => {
      const { leaves } = layOut(roots);
      assert.deepEqual(
        leaves.map(({ branch }) => branch),
        roots.flatMap(inOrder),
      );
      const places = leaves.map(({ x }) => x);
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
      );
      assert.equal(new Set(leaves.map(({ y }) => y)).size, 1);
    }),
  );
});

test("every result is above its two parts and between them", () => {
  always(({ leaves, knots }) => {
    for (const { branch, made, x, sign } of knots) {
      const [left, right] = [made.left, made.right].map((part) =>
        [...leaves, ...knots].find((box) => box.branch === part),
      );
      assert.ok(left && right && left.x < x && x < right.x, branch.value);
      assert.ok(sign.y < left.y && sign.y < right.y, branch.value);
    }
  });
});

test("no two threads cross", () => {
  always(({ threads }) => {
    for (const [a, b] of pairsOf(threads.map((thread) => segmentsOf(pointsOf(thread))))) {
      for (const [from, to] of a) {
        assert.ok(!b.some(([start, end]) => cross(from, to, start, end)));
      }
    }
  });
});

test("no two cards, results or signs overlap", () => {
  always((layout) => {
    for (const [a, b] of pairsOf(boxesOf(layout))) {
      const apart =
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - 1e-9 ||
        Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - 1e-9;
      assert.ok(apart, JSON.stringify([a, b]));
    }
  });
});

test("no thread touches a card, a result or a sign but its own", () => {
  always((layout) => {
    for (const thread of layout.threads) {
      const own = [...layout.leaves, ...layout.knots].filter(
        ({ branch }) => branch === thread.from || branch === thread.to,
      );
      const others = boxesOf(layout).filter(
        (box) => !own.some((each) => each === box || ("sign" in each && each.sign === box)),
      );
      for (const point of pointsOf(thread)) {
        assert.ok(!others.some((box) => isIn(point, box, 3)), JSON.stringify(thread));
      }
    }
  });
});

test("everything is inside the box of the tree", () => {
  always((layout) => {
    const { width, height, threads } = layout;
    const whole = { x: width / 2, y: height / 2, width, height };
    for (const { x, y, ...box } of boxesOf(layout)) {
      for (const side of [-1, 1]) {
        const corner: Point = [x + (side * box.width) / 2, y + (side * box.height) / 2];
        assert.ok(isIn(corner, whole, 1e-6), JSON.stringify([corner, whole]));
      }
    }
    for (const point of threads.flatMap(pointsOf)) assert.ok(isIn(point, whole, 1e-6));
  });
});

test("a tree whose result is drawn above it has a thread to the top of its box", () => {
  const [left, right] = [{ value: "3" }, { value: "8" }];
  const roots: Branch[] = [{ value: "24", made: { left, operator: "*", right } }];
  const { threads, knots } = layOut(roots, { crowned: false, width: 400 });
  const last = threads.at(-1);
  assert.deepEqual([last?.to, last?.x2, last?.y2], [null, 200, 0]);
  assert.equal(knots[0]?.width, 0);
  assert.equal(layOut(roots).threads.length, 2);
});
