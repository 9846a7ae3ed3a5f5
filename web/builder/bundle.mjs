// Bundles with esbuild, and writes its metafile:
// node bundle.mjs <options of esbuild as JSON> <metafile>
import { writeFileSync } from "node:fs";
import { basename, extname, relative, resolve } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { CHUNK, modeParts } from "./mode-parts.mjs";
import { entriesOfWords, pageWords, wholeWords } from "./page-words.mjs";
import { pageRoutes } from "./pages.mjs";

/** @import { BuildOptions, Plugin } from "esbuild" */

/** What several lazy scripts share. */
const SHARED = "app/shell/shared-chunk.ts";

/** The first script of the page and of the framed table, and what the page's hand needs soon. */
const ORDERS = [["app/main.tsx", CHUNK], ["app/shell/embed/embed.tsx"]];

/** @satisfies {BuildOptions} */
export const COMMON = {
  bundle: true,
  minify: true,
  target: "es2022",
  charset: "utf8",
  jsx: "automatic",
  jsxImportSource: "preact",
  external: ["node:*", "ws"], // imports of Pyodide that only Node has
  loader: { ".svg": "file", ".woff2": "file" },
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  logLevel: "warning",
};

/**
 * Creates a chunk for each dynamically imported module. The chunk imports the first script and, if
 * there is one, the second, and what several lazy scripts share. Modules that two chunks share are
 * therefore in one of these three, not in a separate chunk for each combination of users. The chunk
 * of a page is named after the page's route. The framed table, which has no second script, has no
 * pages.
 *
 * @param {string} first
 * @param {string | undefined} second
 * @returns {Plugin}
 */
const chunks = (first, second) => ({
  name: "chunks",
  async setup({ onResolve, onLoad }) {
    const routes = await pageRoutes();
    onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, kind, resolveDir }) => {
      if (kind !== "dynamic-import") return;
      const module = relative("", resolve(resolveDir, path));
      const route = routes.get(module);
      if (route && !second) return { path, external: true };
      return { path: route ? `${route}-page` : module, namespace: "chunk", pluginData: module };
    });
    onLoad({ filter: /./, namespace: "chunk" }, ({ pluginData: module }) => {
      const before = [first];
      if (second && module !== second) before.push(second, SHARED);
      const imports = before.map((name) => `import "./${name}";`).join("");
      return { contents: `${imports} export * from "./${module}";`, resolveDir: resolve("") };
    });
  },
});

/** @param {string} path */
const asEntry = (path) => ({ in: path, out: basename(path, extname(path)) });

/**
 * With `splitting`, lazy modules of the page or of the framed table get chunks of their own. They
 * share the modules of the first script; pages also share those of the second. No script names the
 * files of the words.
 *
 * @param {BuildOptions & { entryPoints: string[] }} options besides the common ones
 */
export async function bundle({ external = [], loader = {}, plugins = [], ...options }) {
  const [first, second] =
    (options.splitting && ORDERS.find(([name = ""]) => options.entryPoints.includes(name))) || [];
  /** @satisfies {BuildOptions} */
  const given = {
    ...COMMON,
    ...options,
    external: [...COMMON.external, ...external],
    loader: { ...COMMON.loader, ...loader },
  };
  return build({
    ...given,
    entryPoints: [
      ...options.entryPoints.map(asEntry),
      ...(first ? entriesOfWords(Boolean(second)) : []),
    ],
    metafile: true,
    plugins: [
      ...plugins,
      ...(first
        ? [
            chunks(first, second),
            modeParts,
            await pageWords({ ...given, plugins }, first, Boolean(second)),
          ]
        : [wholeWords]),
    ],
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [options = "{}", metafile = ""] = argv.slice(2);
  const { metafile: facts } = await bundle(JSON.parse(options));
  writeFileSync(metafile, JSON.stringify(facts));
}
