// Checks that the imports of the page run in one direction, from the shell down to the base, and
// counts them. Imports of types and lazy imports count:
// node builder/imports.mjs
import { fileURLToPath } from "node:url";
import { readArrows } from "./arrows.mjs";
import { circlesOf } from "./circles.mjs";

/** @import { Arrow } from "./arrows.mjs" */

/**
 * The wings of `app`, from the top floor to the ground. A wing imports only wings of lower floors,
 * so the wings of one floor do not know each other.
 */
export const FLOORS = [
  ["shell"],
  ["learn", "me", "classroom"],
  ["play"],
  ["player"],
  ["table"],
  ["base"],
];

const TABLE = "FLOORS in web/builder/imports.mjs";

/** Imports every wing. */
const MAIN = "app/main.tsx";

/** Folders in which each folder is a room. Elsewhere each folder of a wing is a room. */
const HALLS = ["play/modes", "base/ui"];

/** Rooms without browser and Python: they import values only from each other. */
const PURE = ["base/cards", "base/data", "table/hand", "play/match"];

/** Folders next to `app`. Every script may import the engine, which imports only the door of Python. */
const ENGINE = "engine";
const PYTHON = "python";
/** What a script of the page uses of Python for the page. */
const DOOR = ["python/bridge.ts", "python/restore-snapshot.ts"];
const OTHERS = ["cage", "frame", "offline"];

/** The wing of a module, or its folder next to `app`. @param {string} module */
function wingOf(module) {
  const [top = "", wing = ""] = module.split("/");
  return top === "app" ? wing : top;
}

/** The room of a module; a file directly in a wing is a room of its own. @param {string} module */
function roomOf(module) {
  const [top = "", ...path] = module.split("/");
  if (top !== "app") return top;
  return path.slice(0, HALLS.includes(path.slice(0, 2).join("/")) ? 3 : 2).join("/");
}

/** The height of a wing; undefined if it is not in the table. @param {string} wing */
function floorOf(wing) {
  const above = FLOORS.findIndex((wings) => wings.includes(wing));
  return above < 0 ? undefined : FLOORS.length - above;
}

/** Why an import between wings is wrong; empty if it is right. @param {Arrow} arrow */
function faultOfWings(arrow) {
  const [from, to] = [wingOf(arrow.from), wingOf(arrow.to)];
  if (from === to || (from === ENGINE && DOOR.includes(arrow.to))) return "";
  if (to === PYTHON || from === PYTHON)
    return `the door of python/ is ${DOOR.join(" and ")}, for engine/`;
  if (to === ENGINE || arrow.from === MAIN) return "";
  if (from === ENGINE) return "the engine imports nothing of the page";
  if (OTHERS.includes(to)) return `only ${to}/ imports it`;
  const [upper, lower] = [floorOf(from), floorOf(to)];
  if (OTHERS.includes(from)) {
    return lower === 1 ? "" : `${from}/ imports only the lowest floor of ${TABLE}`;
  }
  if (upper === undefined || lower === undefined) {
    return `add "${lower === undefined ? to : from}" to its floor of ${TABLE}`;
  }
  if (lower < upper) return "";
  const place = lower === upper ? "on the same floor as" : "above";
  return `"${to}" is ${place} "${from}" in ${TABLE}: move what both need to a lower wing, or take it as an argument`;
}

/** Why an import of a pure room is wrong; empty if it is right. @param {Arrow} arrow */
function faultOfPure({ from, to, kind }) {
  if (kind === "type" || !PURE.includes(roomOf(from)) || PURE.includes(roomOf(to))) return "";
  return `${roomOf(from)} is in PURE of web/builder/imports.mjs: take it as an argument`;
}

/** @param {Arrow} arrow */
const shown = ({ from, to, kind }) =>
  `${from} imports ${to}${kind === "value" ? "" : ` (${kind})`}`;

/**
 * @param {Arrow[]} arrows
 * @param {(module: string) => string} unitOf the room of a module, or the module itself
 */
const circlesBetween = (arrows, unitOf) =>
  circlesOf(arrows.map(({ from, to }) => [unitOf(from), unitOf(to)]));

const UNITS = { rooms: roomOf, modules: (/** @type {string} */ module) => module };

/**
 * What is wrong with imports, a text each.
 *
 * @param {Arrow[]} arrows
 */
export function faultsOf(arrows) {
  const wrong = arrows.flatMap((arrow) => {
    const fault = faultOfPure(arrow) || (isModule(arrow.to) && faultOfWings(arrow));
    return fault ? `${shown(arrow)}: ${fault}` : [];
  });
  const circles = Object.entries(UNITS).flatMap(([units, unitOf]) =>
    circlesBetween(arrows, unitOf).map(({ names, loop }) => {
      const ties = loop.map(([from, to]) =>
        arrows.find((arrow) => unitOf(arrow.from) === from && unitOf(arrow.to) === to),
      );
      return [
        `${names.length} ${units} import each other: move a file, or declare the type in a lower room`,
        ...ties.map((arrow) => arrow && `  ${shown(arrow)}`),
      ].join("\n");
    }),
  );
  return [...new Set([...wrong, ...circles])];
}

/** @param {string} name of a module, of another file, or of a package */
const isModule = (name) => /\.tsx?$/.test(name);

/** The kinds of imports for which circles are counted. @type {Record<string, Arrow["kind"][]>} */
const COUNTED = {
  values: ["value"],
  "with types": ["value", "type"],
  "with lazy imports": ["value", "lazy"],
  all: ["value", "type", "lazy"],
};

/**
 * How many rooms and modules are in circles.
 *
 * @param {Arrow[]} arrows
 */
function countCircles(arrows) {
  return Object.entries(UNITS).map(([units, unitOf]) => {
    const counts = Object.entries(COUNTED).map(([name, kinds]) => {
      const counted = arrows.filter(({ kind }) => kinds.includes(kind));
      const sizes = circlesBetween(counted, unitOf).map(({ names }) => names.length);
      return `${name} ${sizes.sort((a, b) => b - a).join(" + ") || 0}`;
    });
    return `${units} in circles: ${counts.join(", ")}`;
  });
}

function run() {
  const { modules, arrows } = readArrows(".", ["tsconfig.json", "offline/tsconfig.json"]);
  const counts = ["value", "type", "lazy"].map(
    (name) => `${name} ${arrows.filter(({ kind }) => kind === name).length}`,
  );
  const faults = faultsOf(arrows);
  for (const fault of faults) console.error(fault);
  console.log(`${modules.length} modules; imports: ${counts.join(", ")}`);
  for (const line of countCircles(arrows)) console.log(line);
  process.exitCode = faults.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
