// Bundles with esbuild, and writes its metafile:
// node bundle.mjs <options of esbuild as JSON> <metafile> [<first script> [<second>]]
import { writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build } from "esbuild";
import { pageWords } from "./page-words.mjs";
import { pageRoutes } from "./pages.mjs";
import { moduleOf, wordsOf } from "./translations.mjs";

const [options = "{}", metafile = "", first, second] = process.argv.slice(2);

/**
 * Creates a chunk for each dynamically imported module. The chunk imports the first script and, if
 * there is one, the second. Modules that two chunks share are therefore in the chunk of the first
 * or second script, not in a separate chunk for each combination of users. A page's chunk is named
 * after the page's route.
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
 * Bundles only the English words, because the one-file edition has the words of the other languages
 * packed.
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
