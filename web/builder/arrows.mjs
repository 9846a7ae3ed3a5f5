// Reads the imports of TypeScript modules with the compiler: of values, of types, and lazy ones.
import { dirname, join, relative, resolve } from "node:path";
import {
  isCallExpression,
  isExportDeclaration,
  isImportDeclaration,
  isStringLiteral,
} from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";

/** @import { Node } from "typescript/unstable/ast" */

/**
 * An import: the importing module, and the imported module or the name of its package.
 *
 * @typedef {{ from: string, to: string, kind: "value" | "type" | "lazy" }} Arrow
 */

/**
 * The modules of projects and their imports.
 *
 * @param {string} root the folder from which modules are named
 * @param {string[]} projects the `tsconfig.json` of each project
 */
export function readArrows(root, projects) {
  const api = new API({ cwd: root });
  try {
    const openProjects = projects.map((config) => resolve(root, config));
    const programs = api.updateSnapshot({ openProjects }).getProjects();
    const arrows = new Map(
      programs.flatMap(({ program }) =>
        program
          .getSourceFileNames()
          .filter((name) => /\.tsx?$/.test(name) && !name.includes("/node_modules/"))
          .map((name) => {
            const from = relative(root, name);
            const imports = program.getSourceFile(name)?.imports ?? [];
            return [from, imports.map((node) => arrowOf(from, node))];
          }),
      ),
    );
    return { modules: [...arrows.keys()], arrows: [...arrows.values()].flat() };
  } finally {
    api.close();
  }
}

/**
 * @param {string} from
 * @param {Node} specifier the string that names the imported module
 * @returns {Arrow}
 */
function arrowOf(from, specifier) {
  const path = isStringLiteral(specifier) ? specifier.text : "";
  const to = path.startsWith(".") ? join(dirname(from), path) : path;
  return { from, to, kind: kindOf(specifier.parent) };
}

/**
 * @param {Node} node an import of some form
 * @returns {Arrow["kind"]}
 */
function kindOf(node) {
  if (isCallExpression(node)) return "lazy";
  if (isImportDeclaration(node)) return node.importClause?.phaseModifier ? "type" : "value";
  return isExportDeclaration(node) && !node.isTypeOnly ? "value" : "type";
}
