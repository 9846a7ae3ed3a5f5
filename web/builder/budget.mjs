// Compares sizes with `web/budget.json`, and writes the verdicts as JSON:
// node budget.mjs <group> <bytes by name, as JSON>
import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";

/** Percentages by which a size may differ from its budget. */
const [HIGHEST, HIGH, LOWEST] = [3, 1, -10];

/**
 * @typedef {{ size: number, budget: number, percent: number, state: "fits" | "warns" | "fails", sentence: string }} Verdict
 */

/** @type {Record<string, Record<string, number>>} bytes by group and name */
const BUDGETS = JSON.parse(readFileSync(new URL("../budget.json", import.meta.url), "utf8"));

/**
 * @param {string} name
 * @param {number} size
 * @param {number} budget
 * @returns {Verdict}
 */
export function verdictOn(name, size, budget) {
  const percent = (100 * (size - budget)) / budget;
  const advice =
    percent > HIGHEST
      ? ": make it smaller, or raise the budget in web/budget.json and say why"
      : percent < LOWEST
        ? ": put the new figure into web/budget.json"
        : "";
  const distance = `${Math.abs(percent).toFixed(1)} % ${percent < 0 ? "below" : "above"}`;
  return {
    size,
    budget,
    percent,
    state: advice ? "fails" : percent > HIGH ? "warns" : "fits",
    sentence: `${name}: ${size} bytes, ${distance} the budget of ${budget}${advice}`,
  };
}

/**
 * The verdicts by name. Throws an error if a size has no budget, or a budget no size.
 *
 * @param {string} group of `budget.json`
 * @param {Record<string, number>} sizes
 * @param {Record<string, number>} [budgets]
 */
export function verdictsOn(group, sizes, budgets = BUDGETS[group] ?? {}) {
  const names = Object.keys({ ...budgets, ...sizes });
  return Object.fromEntries(
    names.map((name) => {
      const [size, budget] = [sizes[name], budgets[name]];
      if (!size || !budget) {
        throw new Error(
          `web/budget.json: "${name}" of "${group}" has no ${size ? "budget" : "size"}`,
        );
      }
      return [name, verdictOn(name, size, budget)];
    }),
  );
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [group = "", sizes = "{}"] = argv.slice(2);
  console.log(JSON.stringify(verdictsOn(group, JSON.parse(sizes))));
}
