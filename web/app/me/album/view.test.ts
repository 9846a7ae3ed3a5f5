import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { bounded, cellAt, panned, showing, whole, zoomed } from "./view.ts";

const FRAME = { cells: 64, side: 384 };
const point = fc.integer({ min: 0, max: FRAME.side - 1 });
const step = fc.record({
  factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
  x: point,
  y: point,
});

test("a map is never left: every view fills the canvas", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let view = whole(FRAME);
      for (const { factor, x, y } of steps) {
        view = panned(zoomed(view, factor, x, y, FRAME), x - y, y - x, FRAME);
        const size = view.cell * FRAME.cells;
        assert.ok(view.x <= 0 && view.y <= 0);
        assert.ok(view.x + size >= FRAME.side - 1e-6 && view.y + size >= FRAME.side - 1e-6);
      }
    }),
  );
});

test("the point under the finger stays there while the map grows", () => {
  fc.assert(
    fc.property(point, point, fc.double({ min: 1, max: 4, noNaN: true }), (x, y, factor) => {
      const view = whole(FRAME);
      const before = [(x - view.x) / view.cell, (y - view.y) / view.cell] as const;
      const grown = zoomed(view, factor, x, y, FRAME);
      const after = [(x - grown.x) / grown.cell, (y - grown.y) / grown.cell] as const;
      for (const axis of [0, 1] as const) assert.ok(Math.abs(before[axis] - after[axis]) < 1e-6);
    }),
  );
});

test("a shown cell lies on the canvas, and a point of it leads back to it", () => {
  const cell = fc.integer({ min: 0, max: FRAME.cells - 1 });
  fc.assert(
    fc.property(cell, cell, fc.double({ min: 1, max: 12, noNaN: true }), (column, row, factor) => {
      const view = showing(
        bounded(zoomed(whole(FRAME), factor, 0, 0, FRAME), FRAME),
        [column, row],
        FRAME,
      );
      const [x, y] = [view.x + (column + 0.5) * view.cell, view.y + (row + 0.5) * view.cell];
      assert.ok(x >= 0 && y >= 0 && x <= FRAME.side && y <= FRAME.side);
      assert.deepEqual(cellAt(view, x, y), [column, row]);
    }),
  );
});
