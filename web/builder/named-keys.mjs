// Finds the keys of the locales that a script names. It searches the syntax tree, not the text, so
// that comments and parts of other strings do not count as keys.
import { parse } from "acorn";

const FAMILY = /^[a-z][\w.-]*\.$/;

/**
 * Returns a predicate: whether one of the scripts names a key, either directly or by its family.
 * `level.easy` is named by "level.easy", and by a template such as `level.${name}`.
 *
 * @param {string[]} scripts in JavaScript
 * @returns {(key: string) => boolean}
 */
export function naming(scripts) {
  /** @type {Set<string>} */
  const texts = new Set();
  /** @type {{start: string, end: string}[]} */
  const families = [];

  /** @param {any} node */
  function visit(node) {
    if (node.type === "Literal" && typeof node.value === "string") texts.add(node.value);
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis.map((/** @type {any} */ { value }) => value.cooked);
      const [start, end] = [parts[0], parts.at(-1)];
      if (parts.length === 1) texts.add(start);
      else if (FAMILY.test(start)) families.push({ start, end });
    }
    for (const child of Object.values(node).flat()) if (child?.type) visit(child);
  }

  for (const script of scripts)
    visit(parse(script, { ecmaVersion: "latest", sourceType: "module" }));
  return (key) =>
    texts.has(key) || families.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
}

/**
 * The keys of the words that a document shows.
 *
 * @param {string} html
 */
export const shownIn = (html) => [...html.matchAll(/ data-words="([^"]+)"/g)].map(([, key]) => key);
