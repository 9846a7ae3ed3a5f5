// Parts the words of a language: those that the table may need, and those that only pages name which
// are loaded later.
import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { PAGES } from "./pages.mjs";
import { naming, ofPage } from "./translations.mjs";

const WORDS = /\/locales\/[\w-]+\.json$/;

/**
 * All that the page has without the pages that are loaded later.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 */
async function sourceOfTable(options, first) {
  /** @type {import("esbuild").Plugin} */
  const withoutPages = {
    name: "without-pages",
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, kind, importer }) =>
        kind === "dynamic-import" && importer.endsWith(PAGES)
          ? { path, external: true }
          : undefined,
      );
    },
  };
  const { metafile } = await build({
    ...options,
    entryPoints: [first],
    metafile: true,
    write: false,
    plugins: [withoutPages],
  });
  const files = Object.keys(metafile.inputs).filter((name) => /^app\/.*\.tsx?$/.test(name));
  return ["index.html", "embed.html", ...files]
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
}

/**
 * Lets the module of a language have as `default` the words that the table may need; its `later` imports
 * the others, if there are pages.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 * @param {boolean} hasPages
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function pageWords(options, first, hasPages) {
  const isNamed = naming(await sourceOfTable(options, first));

  /**
   * @param {string} path
   * @param {boolean} ofTable
   */
  function part(path, ofTable) {
    const entries = Object.entries(ofPage(JSON.parse(readFileSync(path, "utf8"))));
    return JSON.stringify(Object.fromEntries(entries.filter(([key]) => isNamed(key) === ofTable)));
  }

  return {
    name: "page-words",
    setup({ onResolve, onLoad }) {
      onLoad({ filter: WORDS }, ({ path }) => {
        const later = JSON.stringify(`page-words:${path}`);
        const contents = [
          `export default ${part(path, true)};`,
          hasPages ? `export const later = () => import(${later});` : "",
        ].join("");
        return { contents, loader: "js" };
      });
      onResolve({ filter: /^page-words:/ }, ({ path }) => ({
        path: path.replace(/^page-words:/, "").replace(/\.json$/, "-pages"),
        namespace: "page-words",
      }));
      onLoad({ filter: /./, namespace: "page-words" }, ({ path }) => ({
        contents: `export default ${part(path.replace(/-pages$/, ".json"), false)};`,
      }));
    },
  };
}
