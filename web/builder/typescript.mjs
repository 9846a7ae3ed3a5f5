// A hook of node:module that lets Node load TypeScript.
import { readFile } from "node:fs/promises";
import { transform } from "esbuild";

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  const [, loader] = /\.(tsx?)$/.exec(url) ?? [];
  if (loader !== "ts" && loader !== "tsx") return nextLoad(url, context);
  const { code } = await transform(await readFile(new URL(url), "utf8"), {
    loader,
    jsx: "automatic",
    jsxImportSource: "preact",
    sourcemap: "inline",
    sourcefile: url,
  });
  return { format: "module", shortCircuit: true, source: code };
}
