// Checks which folder imports which, and that no imports go in a circle: node builder/imports.mjs
//
// For TypeScript 7, which dependency-cruiser cannot read: the bundler reads it, and drops what is only a type.
import { readdirSync } from "node:fs";
import { build } from "esbuild";

/** What each folder of `app` may import besides itself. @type {Record<string, string[]>} */
const MAY_IMPORT = {
  core: [],
  ui: ["core"],
  history: ["core"],
  strength: ["core", "ui", "history"],
  daily: ["core", "ui", "history"],
  people: ["core", "history"],
  sitting: ["core", "ui", "history", "strength", "people", "solve", "modes"],
  dealing: ["core", "ui", "history", "strength"],
  challenge: ["core", "ui", "history", "dealing", "solve"],
  solve: ["core", "ui"],
  sprint: ["core", "ui", "history", "solve"],
  closest: ["core", "ui", "history", "daily", "game", "modes"],
  modes: [
    "core",
    "ui",
    "history",
    "daily",
    "dealing",
    "challenge",
    "closest",
    "race",
    "solve",
    "sprint",
    "sitting",
  ],
  game: ["core", "ui", "history", "strength", "sitting", "dealing", "solve", "modes", "screen"],
  embed: ["core", "ui", "set", "modes", "game"],
  race: ["core", "ui", "dealing"],
  print: ["core", "ui", "history", "sitting", "solve"],
  set: ["core", "ui", "print"],
  screen: ["core", "ui", "dealing", "set"],
  teach: ["core"],
  learn: ["core", "ui", "solve"],
  path: ["core", "ui", "history", "game", "modes"],
  stats: ["core", "ui", "history", "strength", "people", "modes", "sitting"],
  travel: ["core", "ui", "history"],
  about: ["core", "ui", "history", "modes"],
  settings: ["core", "ui", "history", "dealing", "about"],
};

const FOLDERS = ["app", "engine", "frame", "offline"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const { metafile } = await build({
  stdin: { contents: files.map((name) => `import "./${name}";`).join("\n"), resolveDir: "." },
  bundle: true,
  write: false,
  metafile: true,
  format: "esm",
  packages: "external",
  external: ["#*", "*.json", "*.css", "*.svg"],
  logLevel: "error",
});
/** @type {Map<string, string[]>} */
const imports = new Map(
  Object.entries(metafile.inputs)
    .filter(([name]) => name !== "<stdin>")
    .map(([name, { imports }]) => [
      name,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
);

const faults = [];
const shell = [...Object.keys(MAY_IMPORT), "shell"];

/** The folders that a module may import; null where all. @param {string} name */
function allowed(name) {
  const [top = "", folder = "", ...rest] = name.split("/");
  const of = (/** @type {string[]} */ names) => names.map((each) => `app/${each}/`);
  if (top === "engine") return { others: [], own: ["engine/"] };
  if (top === "frame" || top === "offline")
    return { others: of(["core"]), own: ["frame/", "offline/", "engine/"] };
  if (!rest.length) return null; // the files beside the folders start everything
  const others = folder === "shell" ? shell : MAY_IMPORT[folder];
  if (!others) faults.push(`${name}: a folder that has no line in MAY_IMPORT`);
  return { others: of([folder, ...(others ?? [])]), own: ["engine/", "frame/", "offline/"] };
}

for (const [name, targets] of imports) {
  const may = allowed(name);
  for (const to of targets) {
    if (
      may &&
      ![...may.others, ...may.own].some((start) => to.startsWith(start)) &&
      FOLDERS.includes(to.split("/")[0] ?? "")
    ) {
      faults.push(`${name} may not import ${to}`);
    }
  }
}

/** @type {Map<string, "open" | "done">} */
const state = new Map();
/** @param {string} name @param {string[]} way */
function follow(name, way) {
  if (state.get(name) === "done") return;
  if (state.get(name) === "open") {
    faults.push(`a circle: ${[...way.slice(way.indexOf(name)), name].join(" -> ")}`);
    return;
  }
  state.set(name, "open");
  for (const to of imports.get(name) ?? []) follow(to, [...way, name]);
  state.set(name, "done");
}
for (const name of imports.keys()) follow(name, []);

for (const fault of faults) console.error(fault);
console.log(
  `${imports.size} modules, ${[...imports.values()].flat().length} imports, ${faults.length} faults`,
);
process.exitCode = faults.length ? 1 : 0;
