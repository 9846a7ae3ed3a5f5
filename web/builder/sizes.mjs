// Compares the page's scripts, styles and words with the group `sources` of `web/budget.json`. Needs
// neither Python nor a built site: the data that Python writes into `web/generated/` is left out.
import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { verdictsOn } from "./budget.mjs";
import { bundle } from "./bundle.mjs";
import { LANGUAGES } from "./translations.mjs";

const [SCRIPT, STYLES, PAGES] = ["app/main.tsx", "styles/main.css", "styles/pages.css"];

/** @type {import("esbuild").Plugin} */
const withoutGenerated = {
  name: "without-generated",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/generated\/\w+\.json$/ }, ({ path }) => ({
      path,
      namespace: "generated",
    }));
    onLoad({ filter: /./, namespace: "generated" }, () => ({ contents: "{}", loader: "json" }));
  },
};

const { outputFiles = [], metafile } = await bundle({
  entryPoints: [SCRIPT, STYLES, PAGES],
  define: { ONE_FILE: "false" },
  format: "esm",
  splitting: true,
  outdir: "build",
  write: false,
  plugins: [withoutGenerated],
});
const transferred = new Map(
  outputFiles.map(({ path, contents }) => [
    relative("", path),
    gzipSync(contents, { level: 9 }).length,
  ]),
);
const names = [...transferred.keys()];

/** The output of an entry point. @param {string} entry */
const outputOf = (entry) => names.filter((name) => metafile.outputs[name]?.entryPoint === entry);

/** @param {string} name @returns {string[]} the output and its static imports, with repetitions */
const withImports = (name) => [
  name,
  ...(metafile.outputs[name]?.imports ?? [])
    .filter(({ kind }) => kind === "import-statement")
    .flatMap(({ path }) => withImports(path)),
];

/** @param {Iterable<string>} some */
const sum = (some) => [...some].reduce((total, name) => total + (transferred.get(name) ?? 0), 0);

const first = new Set(outputOf(SCRIPT).flatMap(withImports));
const words = Object.keys(LANGUAGES).map((tag) =>
  ["", "-later", "-pages"].flatMap((part) => outputOf(`words:${tag}${part}`)),
);
const others = new Set([...first, ...words.flat()]);
const sizes = {
  "first script": sum(first),
  styles: sum(outputOf(STYLES)),
  "styles of pages": sum(outputOf(PAGES)),
  "words of a language": Math.max(...words.map(sum)),
  "lazy scripts": sum(names.filter((name) => name.endsWith(".js") && !others.has(name))),
};

console.log("Transferred bytes       now  budget");
const verdicts = Object.entries(verdictsOn("sources", sizes));
for (const [name, { size, budget, percent }] of verdicts) {
  const cells = [size, budget, `${percent.toFixed(1)} %`].map((cell) => String(cell).padStart(8));
  console.log(`${name.padEnd(20)}${cells.join("")}`);
}
for (const [, { state, sentence }] of verdicts) {
  if (state !== "fits") console.error(`${state === "warns" ? "Warning: " : ""}${sentence}`);
}
process.exitCode = verdicts.some(([, { state }]) => state === "fails") ? 1 : 0;
