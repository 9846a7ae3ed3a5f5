// Bundles with esbuild, and writes down what it says of the result:
// node bundle.mjs <options of esbuild as JSON> <metafile> [<first script> [<second>]]
import { readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";
import { pageWords } from "./page-words.mjs";
import { ofPage } from "./translations.mjs";

const [options = "{}", metafile = "", first, second] = process.argv.slice(2);

/** The pages, but for the one that is shown where another cannot be drawn, and the parts of the modes. */
const PAGE = /(?<!broken)-page\.tsx$|\/modes\/parts\.ts$/;

/**
 * Lets every script that is loaded later import the first one, which is there by then, and every page
 * the second: what two of them use is in one chunk with the first or the second then, and not in a
 * chunk for each set of scripts that use it.
 *
 * @type {import("esbuild").Plugin}
 */
const later = {
  name: "later",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, kind, resolveDir }) =>
      kind === "dynamic-import"
        ? { path: relative("", resolve(resolveDir, path)), namespace: "later" }
        : undefined,
    );
    onLoad({ filter: /./, namespace: "later" }, ({ path }) => {
      const before = second && PAGE.test(path) ? [first, second] : [first];
      const imports = before.map((name) => `import "./${name}";`).join("");
      return { contents: `${imports} export * from "./${path}";`, resolveDir: resolve("") };
    });
  },
};

/**
 * Has the words of the page in English alone: those of other languages are packed in the one file.
 *
 * @type {import("esbuild").Plugin}
 */
const packedWords = {
  name: "packed-words",
  setup({ onLoad }) {
    onLoad({ filter: /\/locales\/[\w-]+\.json$/ }, ({ path }) => {
      const english = path.endsWith("/en.json");
      const words = english ? ofPage(JSON.parse(readFileSync(path, "utf8"))) : {};
      return { contents: JSON.stringify(words), loader: "json" };
    });
  },
};

const given = JSON.parse(options);
const ofOneFile = given.define.ONE_FILE === "true" ? [packedWords] : [];
const { metafile: facts } = await build({
  ...given,
  metafile: true,
  plugins: first ? [later, await pageWords(given, first, Boolean(second))] : ofOneFile,
});
writeFileSync(metafile, JSON.stringify(facts));
