import type { Method, MethodName, TracedName } from "../../../engine/contract.d.ts";
import growth from "../../../generated/growth.json" with { type: "json" };
import methods from "../../../generated/methods.json" with { type: "json" };
import { LANGUAGES } from "../../base/browser/settings.ts";
import { locale, t } from "../../base/words/i18n.ts";

/**
 * The methods as Python declares them. They are part of the page, so that it need not wait for
 * Python.
 */
export const METHODS = methods as readonly Method[];

/** The values that methods compute for 3 to 7 cards, where there is a formula. */
export const GROWTH: Partial<Record<string, { formula: string; work: number[] }>> = growth;

export const TRACED: TracedName[] = ["pick-two", "running-total", "postfix", "ours"];

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

/** The publication of a method. Readers of Chinese get no translation of its Chinese title. */
export function published({ publication: { work, title } }: Method) {
  const named = "readsChinese" in LANGUAGES[locale.value] ? work : `${work} (${title})`;
  return t("lab.source.published", { work: named });
}
