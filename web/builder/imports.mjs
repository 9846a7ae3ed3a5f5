// Checks that the imports of the page run in one direction, from the shell down to the base. Counts
// every import: of values, of types, and lazy ones:
// node builder/imports.mjs
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** This file, for whoever reads a fault. */
const HERE = "web/builder/imports.mjs";

/**
 * The wings of `app`, from the roof to the ground. A wing imports only wings of lower floors, so
 * that wings on one floor do not know each other.
 */
const FLOORS = [["shell"], ["learn", "me", "classroom"], ["play"], ["player"], ["table"], ["base"]];

/** The folders whose folders are rooms: each mode is a room. */
const HALLS = ["play/modes"];

/** The rooms that need neither browser nor Python: they import only each other, and no package. */
const PURE = ["base/cards", "base/data", "table/hand"];

/** What scripts outside the wings may import. Files directly in `app` may import everything. */
const OUTSIDE = { engine: [], frame: ["base"], offline: ["base"] };

/** @typedef {{ from: string, to: string, kind: "value" | "type" | "lazy" }} Arrow */

const FOLDERS = ["app", ...Object.keys(OUTSIDE)];
const modules = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.d|\.test)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const arrows = modules.flatMap(arrowsOf).filter(({ kind }) => kind === "value");
const inside = arrows.filter(({ to }) => modules.includes(to));
const faults = new Set();

for (const arrow of inside) {
  const [from, to] = [wingOf(arrow.from), wingOf(arrow.to)];
  const fault = from === to ? "" : faultOf(from, to);
  if (fault) faults.add(`${shown(arrow)}: ${fault}`);
}
for (const arrow of arrows.filter(({ from, kind }) => isPure(from) && kind !== "type")) {
  if (!isPure(arrow.to)) {
    faults.add(
      `${shown(arrow)}: ${roomOf(arrow.from)} is in PURE of ${HERE}: take it as an argument`,
    );
  }
}
for (const circle of circlesOf(inside.map(({ from, to }) => [roomOf(from), roomOf(to)]))) {
  const ties = inside.filter(
    ({ from, to }) =>
      roomOf(from) !== roomOf(to) && circle.includes(roomOf(from)) && circle.includes(roomOf(to)),
  );
  const few = ties.length > 12 ? [...ties.slice(0, 12).map(shown), "…"] : ties.map(shown);
  faults.add(
    `${circle.join(", ")} import each other: move a file, or declare the type in the lower room\n  ${few.join("\n  ")}`,
  );
}
const tight = inside.filter(({ from, kind }) => kind === "value" || from.startsWith("app/"));
for (const circle of circlesOf(tight.map(({ from, to }) => [from, to])))
  faults.add(`modules import each other: ${circle}`);

for (const fault of faults) console.error(fault);
console.log(`${modules.length} modules, ${inside.length} imports, ${faults.size} faults`);
process.exitCode = faults.size ? 1 : 0;

/**
 * Every import of a module, by the text: the bundler leaves types out.
 *
 * @param {string} from
 * @returns {Arrow[]}
 */
function arrowsOf(from) {
  const text = readFileSync(from, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");
  const named = text.matchAll(/^(?:import|export)\s(type\s)?[^"';=()]*?from "([^"]+)"/gm);
  const bare = text.matchAll(/^import "([^"]+)"/gm);
  const called = text.matchAll(/(typeof\s+)?\bimport\(\s*"([^"]+)"/g);
  return [
    ...[...named].map(([words = "", type, path]) => arrow(path, type || isOfTypes(words), "value")),
    ...[...bare].map(([, path]) => arrow(path, false, "value")),
    ...[...called].map(([, type, path]) => arrow(path, type, "lazy")),
  ];

  /**
   * @param {string | undefined} path
   * @param {unknown} type
   * @param {"value" | "lazy"} kind
   * @returns {Arrow}
   */
  function arrow(path = "", type, kind) {
    const to = path.startsWith(".") ? join(dirname(from), path) : path;
    return { from, to, kind: type ? "type" : kind };
  }
}

/** Whether an import names only types. @param {string} words */
function isOfTypes(words) {
  const names =
    /\{([^}]*)\}/
      .exec(words)?.[1]
      ?.split(",")
      .filter((name) => name.trim()) ?? [];
  return names.length > 0 && names.every((name) => name.trim().startsWith("type "));
}

/** The wing of a module of `app`, or its folder. @param {string} name */
function wingOf(name) {
  const [top = "", wing = "", ...rest] = name.split("/");
  return top === "app" && rest.length ? wing : top;
}

/**
 * The room of a module: the folder in its wing, or the file itself if it is directly in a wing.
 *
 * @param {string} name
 */
function roomOf(name) {
  const [top = "", ...path] = name.split("/");
  if (top !== "app") return top;
  const inHall = HALLS.some((hall) => path.join("/").startsWith(`${hall}/`));
  return path.slice(0, inHall ? 3 : 2).join("/");
}

/** @param {string} name */
function isPure(name) {
  return PURE.includes(roomOf(name));
}

/**
 * Why a wing or a folder may not import another; empty if it may.
 *
 * @param {string} from
 * @param {string} to
 */
function faultOf(from, to) {
  if (from === "app") return "";
  if (from in OUTSIDE) {
    const allowed = OUTSIDE[/** @type {keyof typeof OUTSIDE} */ (from)];
    const may = to in OUTSIDE ? from !== "engine" : allowed.some((wing) => wing === to);
    return may ? "" : `OUTSIDE of ${HERE} does not allow it`;
  }
  if (to in OUTSIDE) return "";
  for (const wing of [from, to]) {
    if (!FLOORS.flat().includes(wing)) return `add "${wing}" to its floor in FLOORS of ${HERE}`;
  }
  const [upper, lower] = [floorOf(from), floorOf(to)];
  if (upper < lower) return "";
  const where = upper === lower ? "on the same floor as" : "below";
  return `"${from}" is ${where} "${to}" in FLOORS of ${HERE}: move what both need to a lower wing, or take it as an argument`;
}

/** The floor of a wing, counted from the roof. @param {string} wing */
function floorOf(wing) {
  return FLOORS.findIndex((floor) => floor.includes(wing));
}

/** @param {Arrow} arrow */
function shown({ from, to, kind }) {
  return `${from} imports ${to}${kind === "value" ? "" : ` (${kind})`}`;
}

/**
 * The groups of names that reach each other.
 *
 * @param {string[][]} pairs
 */
function circlesOf(pairs) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const [from = "", to = ""] of pairs) {
    if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  /** @type {Map<string, Set<string>>} */
  const reached = new Map([...graph.keys()].map((name) => [name, reach(name)]));
  const tied = [...reached].filter(([name, names]) => names.has(name)).map(([name]) => name);
  /** @type {string[][]} */
  const circles = [];
  for (const name of tied) {
    const circle = tied.filter(
      (other) => reached.get(name)?.has(other) && reached.get(other)?.has(name),
    );
    if (circle[0] === name) circles.push(circle);
  }
  return circles;

  /** @param {string} start */
  function reach(start) {
    /** @type {Set<string>} */
    const names = new Set();
    const open = [start];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      for (const next of graph.get(name) ?? []) {
        if (names.has(next)) continue;
        names.add(next);
        open.push(next);
      }
    }
    return names;
  }
}
