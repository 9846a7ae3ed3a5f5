// Splits the words of a language by when the page needs them: with the first hand, soon after it, or
// on a lazy page.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { build } from "esbuild";
import { naming, shownIn } from "./named-keys.mjs";
import { pageRoutes } from "./pages.mjs";
import { LANGUAGES, moduleOf, wordsOf } from "./translations.mjs";

const WORDS = /\/locales\/([\w-]+)\.json$/;
const PART = /^words:(.+?)(?:-(later|pages))?$/;
/** The words of a language, in the order in which they load. */
const PARTS = ["", "later", "pages"];

/**
 * What the page runs without the lazy pages, without unused code: the first script with what it
 * imports at once, and all scripts.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 */
async function scriptsOfTable(options, first) {
  const pages = await pageRoutes();
  /** @type {import("esbuild").Plugin} */
  const withoutPages = {
    name: "without-pages",
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) =>
        kind === "dynamic-import" && pages.has(relative("", `${resolveDir}/${path}`))
          ? { path, external: true }
          : undefined,
      );
    },
  };
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [first],
    minify: false,
    write: false,
    metafile: true,
    plugins: [...(options.plugins ?? []), withoutPages],
  });
  const scripts = new Map(outputFiles.map(({ path, text }) => [relative("", path), text]));
  const entry = Object.keys(metafile.outputs).find(
    (name) => metafile.outputs[name]?.entryPoint === first,
  );
  const atOnce = new Set(entry ? [entry] : []);
  for (const name of atOnce) {
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement" && scripts.has(path)) atOnce.add(path);
  }
  const texts = [...scripts].filter(([name]) => name.endsWith(".js"));
  return {
    all: texts.map(([, text]) => text),
    first: texts.filter(([name]) => atOnce.has(name)).map(([, text]) => text),
  };
}

/**
 * The entry points of the words: one for each part of each language. The framed table, which has no
 * pages, has all its words in the first part.
 *
 * @param {boolean} hasPages
 */
export const entriesOfWords = (hasPages) =>
  Object.keys(LANGUAGES).flatMap((tag) =>
    (hasPages ? PARTS : [""]).map((part) => {
      const out = part ? `${tag}-${part}` : tag;
      return { in: `words:${out}`, out };
    }),
  );

/**
 * Makes the modules of `entriesOfWords`.
 *
 * @param {import("esbuild").BuildOptions} options
 * @param {string} first the first script
 * @param {boolean} hasPages
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function pageWords(options, first, hasPages) {
  const scripts = await scriptsOfTable(options, first);
  const [ofFirst, ofTable] = [naming(scripts.first), naming(scripts.all)];
  const shown = shownIn(readFileSync(hasPages ? "index.html" : "embed.html", "utf8"));
  const english = wordsOf("en");

  /**
   * The part that has a key.
   *
   * @param {string} key
   */
  function partOf(key) {
    if ((hasPages ? ofFirst : ofTable)(key) || shown.includes(key)) return "";
    return ofTable(key) ? "later" : "pages";
  }

  /** @param {string} tag */
  const contentsOf = (tag, part = "") =>
    moduleOf(wordsOf(tag), english, (key) => partOf(key) === part);

  return {
    name: "page-words",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: PART }, ({ path }) => ({
        path: path.replace("words:", ""),
        namespace: "words",
      }));
      onLoad({ filter: /./, namespace: "words" }, ({ path }) => {
        const [, tag = "", part] = PART.exec(`words:${path}`) ?? [];
        return { contents: contentsOf(tag, part) };
      });
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
