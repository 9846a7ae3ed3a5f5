// Where a function has a base, and what it adds to one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addedTo } from "../../web/builder/relink/added.mjs";
import { basesIn } from "../../web/builder/relink/bases.mjs";
import { Op } from "../../web/builder/relink/instructions.mjs";

const MODULE = { memoryBase: 0, tableBase: 1 };
const MEMORY = { op: Op.globalGet, to: 0 };
const TABLE = { op: Op.globalGet, to: 1 };
const [SET, READ] = [Op.localSet, Op.localGet].map((op) => ({ op, to: 5 }));
const NUMBER = { op: Op.i32Const, to: 7 };

/** @param {number} op */
const plain = (op, to = 0) => ({ op, to });

/**
 * The bases that the last reading of the local may find.
 * @param {({ op: number, to: number } | undefined)[]} code
 */
function found(...code) {
  const instructions = code.flatMap((instruction) => instruction ?? []);
  return basesIn(MODULE, instructions)(instructions.findLastIndex(({ op }) => op === Op.localGet));
}

test("a base is on the stack where it is loaded, but not where a local takes it", () => {
  assert.deepEqual(basesIn(MODULE, [MEMORY, NUMBER])(0), ["memory"]);
  assert.deepEqual(basesIn(MODULE, [TABLE, plain(Op.localSet)])(0), []);
});

test("a local holds what was put into it last", () => {
  assert.deepEqual(found(TABLE, SET, READ), ["slot"]);
  assert.deepEqual(found(TABLE, SET, MEMORY, SET, READ), ["memory"]);
  assert.deepEqual(found(TABLE, SET, NUMBER, SET, READ), []);
});

test("a local that passes a base on has it on the stack too", () => {
  assert.deepEqual(basesIn(MODULE, [TABLE, plain(Op.localTee), NUMBER])(1), ["slot"]);
});

test("a loop may come back with what its end has put into a local", () => {
  const loop = [plain(Op.loop), READ, TABLE, SET, plain(Op.brIf, 0), plain(Op.end)];
  assert.deepEqual(found(NUMBER, SET, ...loop), ["slot"]);
});

test("after an if, a local may hold what it holds at the end of either way", () => {
  const either = [plain(Op.if), TABLE, SET, plain(Op.else), MEMORY, SET, plain(Op.end), READ];
  assert.deepEqual(found(NUMBER, ...either), ["memory", "slot"]);
  const perhaps = [plain(Op.if), NUMBER, SET, plain(Op.end), READ];
  assert.deepEqual(found(TABLE, SET, ...perhaps), ["slot"]);
});

for (const [what, branch] of /** @type {const} */ ([
  ["a branch", plain(Op.br, 1)],
  ["a table of branches", plain(Op.brTable)],
])) {
  test(`${what} takes along what a local holds`, () => {
    const inner = [plain(Op.block), TABLE, SET, branch, plain(Op.end)];
    assert.deepEqual(found(plain(Op.block), ...inner, NUMBER, SET, plain(Op.end), READ), ["slot"]);
  });
}

test("where something is caught, a local may hold all that was ever put into it", () => {
  const body = [plain(Op.try), TABLE, SET, NUMBER, SET, plain(Op.catch), READ, plain(Op.end)];
  assert.deepEqual(found(...body), ["slot"]);
});

test("a constant is added to a base, or one of two by a condition", () => {
  const other = { op: Op.i32Const, to: 8 };
  const [add, select, local] = [plain(Op.i32Add), plain(Op.select), plain(Op.localGet)];
  assert.deepEqual(addedTo([TABLE, NUMBER, add], 0), [7]);
  assert.deepEqual(addedTo([TABLE, NUMBER, other, local, select, add], 0), [7, 8]);
  const compared = [local, NUMBER, plain(Op.i32Eq), plain(Op.i32Eqz)];
  assert.deepEqual(addedTo([TABLE, NUMBER, other, ...compared, select, add], 0), [7, 8]);
});

test("nothing is known of what else becomes of a base", () => {
  const [add, select, local] = [plain(Op.i32Add), plain(Op.select), plain(Op.localGet)];
  assert.deepEqual(addedTo([TABLE, local, add], 0), []);
  assert.deepEqual(addedTo([TABLE, NUMBER, NUMBER, add, add], 0), []);
  assert.deepEqual(addedTo([TABLE, NUMBER, NUMBER, local, select, local, add], 0), []);
  assert.deepEqual(addedTo([TABLE, NUMBER, NUMBER, plain(Op.call), select, add], 0), []);
});
