import { readFile } from "node:fs/promises";
import { transform } from "../../web/testing.js";

/** What the build knows of Python, empty. */
const GENERATED = "export default { version: '', calls: [], methods: [], deals: [], first: [] };";

/** Lets Node load the modules of the page as the bundler does. */

/**
 * What the build writes into `generated` need not be there.
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
  if (url.endsWith(".json")) {
    return { ...module, source: `export default ${await readFile(new URL(url), "utf8")};` };
  }
  if (!url.endsWith(".jsx")) return nextLoad(url, context);
  const { code } = await transform(await readFile(new URL(url), "utf8"), {
    loader: "jsx",
    jsx: "automatic",
    jsxImportSource: "preact",
  });
  return { ...module, source: code };
}
