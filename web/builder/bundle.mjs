// Bundles with esbuild, and writes down what it says of the result:
// node bundle.mjs <options of esbuild as JSON> <metafile> [<first script> [<second>]]
import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";
import { pageWords } from "./page-words.mjs";
import { pageRoutes } from "./pages.mjs";
import { moduleOf, wordsOf } from "./translations.mjs";

const [options = "{}", metafile = "", first, second] = process.argv.slice(2);

/**
 * Makes a chunk of each module that is imported dynamically, which imports the first script and, with a
 * second script, that one too. So modules that two chunks use are in the chunk of the first or second
 * script, and not in a chunk for each set of scripts that use them. The chunk of a page is named by the
 * route of the page.
 *
 * @type {import("esbuild").Plugin}
 */
const chunks = {
  name: "chunks",
  async setup({ onResolve, onLoad }) {
    const routes = await pageRoutes();
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== "dynamic-import") return;
      const module = relative("", resolve(resolveDir, path));
      const route = routes.get(module);
      return { path: route ? `${route}-page` : module, namespace: "chunk", pluginData: module };
    });
    onLoad({ filter: /./, namespace: "chunk" }, ({ pluginData: module }) => {
      const before = second && module !== second ? [first, second] : [first];
      const imports = before.map((name) => `import "./${name}";`).join("");
      return { contents: `${imports} export * from "./${module}";`, resolveDir: resolve("") };
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
      const english = wordsOf("en");
      const contents = path.endsWith("/en.json")
        ? moduleOf(english, english)
        : "export default {};";
      return { contents, loader: "js" };
    });
  },
};

const given = JSON.parse(options);
const ofOneFile = given.define.ONE_FILE === "true" ? [packedWords] : [];
const { metafile: facts } = await build({
  ...given,
  metafile: true,
  plugins: first ? [chunks, await pageWords(given, first, Boolean(second))] : ofOneFile,
});
writeFileSync(metafile, JSON.stringify(facts));
