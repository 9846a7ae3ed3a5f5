import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { hand } from "../../../testing/records.ts";
import { createFold } from "./fold.ts";

const KNOWN = Array.from({ length: 30 }, () => hand());

const createIds = () =>
  createFold(
    () => [] as string[],
    (ids, { id }) => ids.push(id),
  );

test("an incremental summary equals the summary of all hands, after any change of the history", () => {
  const histories = fc.array(fc.subarray(KNOWN), { maxLength: 6 });
  fc.assert(
    fc.property(histories, (seen) => {
      const fold = createIds();
      for (const hands of seen) {
        assert.deepEqual(
          fold(hands),
          hands.map(({ id }) => id),
        );
      }
    }),
  );
});

test("if the history has grown, only the new hands are read", () => {
  let read = 0;
  const fold = createFold(
    () => null,
    () => {
      read += 1;
    },
  );
  for (let length = 0; length <= KNOWN.length; length += 1) fold(KNOWN.slice(0, length));
  assert.equal(read, KNOWN.length);
});
