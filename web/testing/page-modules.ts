import { readFile } from "node:fs/promises";
import type { LoadHook, ResolveHook } from "node:module";
import { LANGUAGES, moduleOf, wordsOf } from "../builder/translations.mjs";

/** Empty facts about Python in place of the built ones. */
const GENERATED = "export default { version: '', calls: [], deals: [], first: [] };";

/** Hooks that let Node load the page's modules as the bundler does. */

/** Resolves the files in `generated`, which need not be built. */
export const resolve: ResolveHook = async (specifier, context, nextResolve) => {
  if (!specifier.includes("/generated/")) return nextResolve(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
};

export const load: LoadHook = async (url, context, nextLoad) => {
  const module = { format: "module" as const, shortCircuit: true };
  if (url.endsWith("/generated/sentences.json")) {
    return { ...module, source: `export default ${JSON.stringify(await sentences())};` };
  }
  if (url.includes("/generated/")) return { ...module, source: GENERATED };
  const [, tag] = /\/locales\/([\w-]+)\.json$/.exec(url) ?? [];
  if (tag) return { ...module, source: moduleOf(wordsOf(tag), wordsOf("en")) };
  if (url.endsWith(".json")) {
    return { ...module, source: `export default ${await readFile(new URL(url), "utf8")};` };
  }
  return nextLoad(url, context);
};

/** The words of shared texts, as `builder/sentences.py` writes them. */
async function sentences() {
  const list = new URL("../app/player/friends/sentence-keys.json", import.meta.url);
  const keys: string[] = JSON.parse(await readFile(list, "utf8"));
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((tag) => {
      const words = { ...wordsOf("en"), ...wordsOf(tag) };
      return [tag, Object.fromEntries(keys.map((key) => [key, words[key]]))];
    }),
  );
}
