// Checks which folder imports which, and that there are no import cycles between modules or
// folders:
// node builder/imports.mjs
// The bundler finds the imports. It ignores imports of types alone.
import { readdirSync } from "node:fs";
import { build } from "esbuild";

/** The folders of `app` that each folder imports. @type {Record<string, string[]>} */
const IMPORTS = {
  core: [],
  hand: ["core"],
  ui: ["core", "hand"],
  history: ["core"],
  keep: ["core", "ui", "history"],
  strength: ["core", "ui", "history"],
  people: ["core", "history"],
  dealing: ["core", "ui", "history", "strength"],
  solve: ["core", "ui", "lists"],
  endless: ["core", "hand", "ui", "history", "challenge"],
  daily: ["core", "hand", "ui", "history", "lists", "mirror"],
  challenge: ["core", "hand", "ui", "history", "dealing", "lists", "mirror"],
  sprint: ["core", "hand", "ui", "history", "lists", "mirror"],
  closest: ["core", "hand", "ui", "history", "daily"],
  find: ["core", "hand", "ui", "solve"],
  practice: ["core", "hand", "ui", "history"],
  train: ["core", "hand", "ui", "history", "strength"],
  race: ["core", "hand", "ui", "dealing"],
  lists: ["core", "hand", "ui", "history"],
  modes: [
    "core",
    "history",
    "endless",
    "daily",
    "challenge",
    "sprint",
    "closest",
    "find",
    "practice",
    "train",
    "lists",
    "race",
  ],
  mirror: ["core", "hand", "ui", "history", "solve", "lists"],
  sitting: ["core", "ui", "history", "strength", "people", "modes"],
  game: [
    "core",
    "hand",
    "ui",
    "history",
    "strength",
    "people",
    "keep",
    "sitting",
    "dealing",
    "solve",
    "modes",
    "lists",
    "mirror",
    "screen",
  ],
  embed: ["core", "ui", "set", "modes", "game"],
  print: ["core", "ui", "history", "sitting"],
  set: ["core", "hand", "ui", "history", "lists", "print", "mirror"],
  screen: ["core", "ui", "dealing", "print", "set"],
  teach: ["core"],
  today: ["daily", "closest"],
  me: ["core", "history", "keep", "strength", "daily", "sitting", "about"],
  lab: ["core", "ui", "solve", "lists"],
  learn: ["core", "hand", "ui", "history", "strength", "game", "modes"],
  stats: [
    "core",
    "ui",
    "history",
    "keep",
    "strength",
    "people",
    "modes",
    "lists",
    "mirror",
    "sitting",
  ],
  travel: ["core", "ui", "history"],
  about: ["core", "ui", "history", "modes"],
  settings: ["core", "ui", "history", "keep", "dealing"],
};

/** The modules that a hand consists of. They import only each other, and no package. */
const PURE = /^app\/(hand\/|core\/(card-limits|cards|keys|operators|puzzle|used-cards)\.ts$)/;

const TOP = ["app", "engine", "frame", "offline"];
const faults = new Set();
const everything = await importsOf(TOP);
const imports = new Map(
  [...everything].map(([name, targets]) => [
    name,
    targets.flatMap(({ path, external }) => (external ? [] : path)),
  ]),
);
const used = new Set();

for (const [name, targets] of imports) {
  for (const target of targets) {
    const pair = [placeOf(name), placeOf(target)];
    used.add(String(pair));
    if (!mayImport(pair)) faults.add(`${name} may not import ${target}`);
  }
}
for (const [name, targets] of everything) {
  for (const { path } of PURE.test(name) ? targets : []) {
    if (!PURE.test(path)) faults.add(`${name} is pure, and may not import ${path}`);
  }
}
for (const [folder, others] of Object.entries(IMPORTS)) {
  for (const other of others) {
    const pair = [`app/${folder}`, `app/${other}`];
    if (!used.has(String(pair))) faults.add(`app/${folder} no longer imports app/${other}`);
  }
}
for (const circle of [...circlesOf(imports), ...circlesOf(new Map(Object.entries(IMPORTS)))]) {
  faults.add(`a circle of imports: ${circle.join(" -> ")}`);
}

for (const fault of faults) console.error(fault);
console.log(
  `${imports.size} modules, ${[...imports.values()].flat().length} imports, ${faults.size} faults`,
);
process.exitCode = faults.size ? 1 : 0;

/**
 * The modules and packages that each module of the given folders imports.
 *
 * @param {string[]} folders
 */
async function importsOf(folders) {
  const files = folders.flatMap((folder) =>
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
  return new Map(files.map((name) => [name, metafile.inputs[name]?.imports ?? []]));
}

/** The folder of a module; files directly in `app` are the entry points. @param {string} name */
function placeOf(name) {
  const [top = "", folder = "", ...rest] = name.split("/");
  return top === "app" && rest.length ? `${top}/${folder}` : top;
}

/** @param {string[]} pair two folders */
function mayImport([from = "", to = ""]) {
  if (from === to || from === "app" || !to.startsWith("app"))
    return from !== "engine" || from === to;
  if (from === "app/shell") return true;
  if (from === "frame" || from === "offline") return to === "app/core";
  const others = IMPORTS[from.slice("app/".length)];
  if (!others) faults.add(`${from} has no line in IMPORTS`);
  return others?.includes(to.slice("app/".length)) ?? false;
}

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[][]}
 */
function circlesOf(graph) {
  /** @type {Map<string, "open" | "done">} */
  const state = new Map();
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} name @param {string[]} way */
  function follow(name, way) {
    if (state.get(name) === "open") circles.push([...way.slice(way.indexOf(name)), name]);
    if (state.has(name)) return;
    state.set(name, "open");
    for (const target of graph.get(name) ?? []) follow(target, [...way, name]);
    state.set(name, "done");
  }
  for (const name of graph.keys()) follow(name, []);
  return circles;
}
