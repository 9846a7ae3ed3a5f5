import engine from "../../generated/engine.json" with { type: "json" };
import { t } from "../core/i18n.js";
import figures from "./figures.json" with { type: "json" };

/** @import { EngineFacts } from "../../engine/types.d.ts" */
/** @import { Method as Described, MethodName, TracedName } from "../../engine/contract.d.ts" */

/**
 * A method as Python describes it, and how many of the 1362 hands it solves.
 *
 * @typedef {Pick<Described, "name" | "complete" | "sizes"> & {solved: number}} Method
 */

/** All methods, known before Python is awake. */
export const METHODS = /** @type {EngineFacts} */ (engine).methods.map((method) => ({
  ...method,
  solved: figures[method.name],
}));

/** @type {TracedName[]} */
export const TRACED = ["pick-two", "running-total", "postfix"];

/** @param {string | undefined} name */
export const methodNamed = (name) => METHODS.find((method) => method.name === name);

/** @param {MethodName} name */
export function sizeWords(name) {
  const { sizes } = /** @type {Method} */ (methodNamed(name));
  const [least, most] = [sizes.at(0), sizes.at(-1)];
  return t(least === most ? "learn.sizes.one" : "learn.sizes", { least, most });
}

/**
 * Words about a method; without a part, its name.
 *
 * @param {MethodName} name
 * @param {"idea" | "how" | "why"} [part]
 */
export const methodWords = (name, part) => t(part ? `method.${name}.${part}` : `method.${name}`);
