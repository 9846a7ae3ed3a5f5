import { EngineError } from "./errors.js";

const MAX_DEPTH = 100;
const MAX_LENGTH = 100_000; // of their JSON

/**
 * Rejects parameters of a call that are not what JSON can say, or are too much of it: Python's own check
 * comes after they have been copied and read, which large or strange ones stop.
 *
 * @param {unknown} params
 */
export function expectJson(params) {
  let left = MAX_LENGTH;

  /** @param {number} length */
  const spend = (length) => {
    left -= length;
    if (left < 0) throw new EngineError("bad-request");
  };

  /** @param {unknown} value @param {number} depth */
  const expect = (value, depth) => {
    if (depth > MAX_DEPTH || !isJson(value)) throw new EngineError("bad-request");
    spend(typeof value === "string" ? value.length + 2 : 2);
    if (typeof value !== "object" || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (!Array.isArray(value)) spend(name.length + 3);
      if (part !== undefined) expect(part, depth + 1);
    }
  };

  expect(params, 0);
}

/**
 * Whether a value is of a kind that JSON has, whatever is in it.
 *
 * @param {unknown} value
 */
function isJson(value) {
  if (value === null || Array.isArray(value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "object") {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  }
  return typeof value === "string" || typeof value === "boolean";
}
