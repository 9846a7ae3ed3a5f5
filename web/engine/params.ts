import { EngineError } from "./errors.ts";

const MAX_DEPTH = 100;
const MAX_LENGTH = 100_000; // length of the JSON

/**
 * Rejects parameters that JSON cannot represent, or that are too large. Python checks parameters
 * too, but only after they have been copied and parsed, which can fail for large or unusual values.
 */
export function expectJson(params: unknown) {
  let left = MAX_LENGTH;

  const spend = (length: number) => {
    left -= length;
    if (left < 0) throw new EngineError("bad-request");
  };

  const expect = (value: unknown, depth: number) => {
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

/** Whether the type of a value exists in JSON. Does not look inside the value. */
function isJson(value: unknown) {
  if (value === null || Array.isArray(value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "object") {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
  }
  return typeof value === "string" || typeof value === "boolean";
}
