// Splits the words of a language into words that the table may need, and words that only lazy pages
// use.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build } from "esbuild";
import { naming, shownIn } from "./named-keys.mjs";
import { pageRoutes } from "./pages.mjs";
import { moduleOf, wordsOf } from "./translations.mjs";

const WORDS = /\/locales\/([\w-]+)\.json$/;

/**
 * Everything that the page runs without the lazy pages: the bundle of the first script, without
 * unused code.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 */
async function scriptsOfTable(options, first) {
  const pages = await pageRoutes();
  /** @type {import("esbuild").Plugin} */
  const withoutPages = {
    name: "without-pages",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
        kind === "dynamic-import" && pages.has(relative("", `${resolveDir}/${path}`))
          ? { path, external: true }
          : undefined,
      );
      onLoad({ filter: WORDS }, () => ({ contents: "{}", loader: "json" }));
    },
  };
  const { outputFiles } = await build({
    ...options,
    entryPoints: [first],
    minify: false,
    write: false,
    plugins: [...(options.plugins ?? []), withoutPages],
  });
  return outputFiles.filter(({ path }) => path.endsWith(".js")).map(({ text }) => text);
}

/**
 * Replaces each language's module by one with the words that the table may need. Its `loadRest`
 * imports the other words, if there are pages.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 * @param {boolean} hasPages
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function pageWords(options, first, hasPages) {
  const isNamed = naming(await scriptsOfTable(options, first));
  const shown = ["index.html", "embed.html"].flatMap((name) => shownIn(readFileSync(name, "utf8")));
  const english = wordsOf("en");

  /**
   * @param {string} tag
   * @param {boolean} ofTable
   */
  const part = (tag, ofTable) =>
    moduleOf(wordsOf(tag), english, (key) => (isNamed(key) || shown.includes(key)) === ofTable);

  return {
    name: "page-words",
    setup({ onResolve, onLoad }) {
      onLoad({ filter: WORDS }, ({ path }) => {
        const [, tag = ""] = WORDS.exec(path) ?? [];
        const loader = hasPages ? `export const loadRest = () => import("page-words:${tag}");` : "";
        return { contents: `${part(tag, true)}${loader}`, loader: "js" };
      });
      onResolve({ filter: /^page-words:/ }, ({ path }) => ({
        path: path.replace(/^page-words:(.+)/, "$1-pages"),
        namespace: "page-words",
      }));
      onLoad({ filter: /./, namespace: "page-words" }, ({ path }) => ({
        contents: part(path.replace(/-pages$/, ""), false),
      }));
    },
  };
}

/**
 * Replaces each language's module by one with all words of the page.
 *
 * @type {import("esbuild").Plugin}
 */
export const wholeWords = {
  name: "whole-words",
  setup({ onLoad }) {
    onLoad({ filter: WORDS }, ({ path }) => {
      const [, tag = ""] = WORDS.exec(path) ?? [];
      return {
        contents: moduleOf(wordsOf(tag), wordsOf("en")),
        loader: "js",
        watchFiles: ["locales/en.json"],
      };
    });
  },
};
