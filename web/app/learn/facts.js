import engine from "../../generated/engine.json" with { type: "json" };
import { t } from "../i18n.js";
import figures from "./figures.json" with { type: "json" };

/** @import { Key } from "../i18n.js" */

/** @typedef {keyof typeof figures} MethodName */

/**
 * A method as Python describes it, and how many of the 1362 hands it solves.
 *
 * @typedef {{name: MethodName, complete: boolean, sizes: number[], solved: number}} Method
 */

/** All methods, known before Python is awake. */
export const METHODS = engine.methods.map(({ name, complete, sizes }) => {
  const known = /** @type {MethodName} */ (name);
  return { name: known, complete, sizes, solved: figures[known] };
});

/** @type {MethodName[]} */
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
export const methodWords = (name, part) =>
  t(/** @type {Key} */ (part ? `method.${name}.${part}` : `method.${name}`));
