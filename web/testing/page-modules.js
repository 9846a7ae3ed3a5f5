import { readFile } from "node:fs/promises";
import { moduleOf, wordsOf } from "../builder/translations.mjs";
import { load as loadTypeScript } from "../builder/typescript.mjs";

/** Empty facts about Python in place of the built ones. */
const GENERATED = "export default { version: '', calls: [], deals: [], first: [] };";

/** Hooks that let Node load the page's modules as the bundler does. */

/**
 * Resolves the files in `generated`, which need not be built.
 *
 * @type {import("node:module").ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  if (!specifier.includes("/generated/")) return nextResolve(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
}

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const module = { format: /** @type {const} */ ("module"), shortCircuit: true };
  if (url.includes("/generated/")) return { ...module, source: GENERATED };
  const [, tag] = /\/locales\/([\w-]+)\.json$/.exec(url) ?? [];
  if (tag) return { ...module, source: moduleOf(wordsOf(tag), wordsOf("en")) };
  if (url.endsWith(".json")) {
    return { ...module, source: `export default ${await readFile(new URL(url), "utf8")};` };
  }
  return loadTypeScript(url, context, nextLoad);
}
