// The constants that code adds to a base, as it nearly always does.

import { Op } from "./instructions.mjs";

/** @typedef {import("./instructions.mjs").Instruction} Instruction */

/**
 * What is added to the value that an instruction puts on the stack: a constant, or one of two by a
 * simple condition; nothing where it is anything else.
 * @param {Instruction[]} code
 * @param {number} index
 * @returns {number[]}
 */
export function addedTo(code, index) {
  const [one, next] = [code[index + 1], code[index + 2]];
  if (one?.op !== Op.i32Const) return [];
  if (next?.op === Op.i32Add) return [one.to];
  if (next?.op !== Op.i32Const) return [];
  const select = code[afterValue(code, index + 3)];
  const add = code[afterValue(code, index + 3) + 1];
  return select?.op === Op.select && add?.op === Op.i32Add ? [one.to, next.to] : [];
}

/**
 * The place of what follows, up to a selection, when all before it puts one number on the stack.
 * @param {Instruction[]} code
 * @param {number} start
 */
function afterValue(code, start) {
  let values = 0;
  for (let index = start; index < code.length; index++) {
    const op = code[index]?.op ?? Op.end;
    if (values === 1 && op === Op.select) return index;
    if (op === Op.i32Const || op === Op.localGet || op === Op.globalGet) values++;
    else if (isBinary(op)) values--;
    else if (!isUnary(op)) return -1;
    if (values < 1) return -1;
  }
  return -1;
}

/** @param {number} op */
function isUnary(op) {
  return op === Op.i32Eqz || (op >= Op.i32Load && op <= Op.i32Load16U) || op === Op.localTee;
}

/** @param {number} op */
function isBinary(op) {
  return (op >= Op.i32Eq && op <= Op.i32GeU) || (op >= Op.i32Add && op <= Op.i32Rotr);
}
