import type { Method as Described, MethodName, TracedName } from "../../engine/contract.d.ts";
import { ENGINE } from "../core/engine-facts.ts";
import { t } from "../core/i18n.ts";
import figures from "./figures.json" with { type: "json" };

/** A method as Python describes it, and how many of the 1362 solvable hands it solves. */
export type LabMethod = Pick<Described, "name" | "complete" | "sizes"> & { solved: number };

/** All methods. They are part of the page, so that it need not wait for Python. */
export const METHODS = ENGINE.methods.map((method) => ({
  ...method,
  solved: figures[method.name],
}));

export const TRACED: TracedName[] = ["pick-two", "running-total", "postfix"];

export const methodNamed = (name: string | undefined) =>
  METHODS.find((method) => method.name === name);

export function sizeWords(name: MethodName) {
  const { sizes = [] } = methodNamed(name) ?? {};
  const [least, most] = [sizes.at(0), sizes.at(-1)];
  return t(least === most ? "lab.sizes.one" : "lab.sizes", { least, most });
}

/** Words about a method; its name if no part is given. */
export const methodWords = (name: MethodName, part?: "idea" | "how" | "why") =>
  t(part ? `method.${name}.${part}` : `method.${name}`);
