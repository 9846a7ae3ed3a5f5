/** @typedef {readonly [from: string, to: string]} Pair */

/**
 * The circles of a graph: each group of names that all reach each other, and a shortest way from
 * its first name back to it.
 *
 * @param {Pair[]} pairs
 */
export function circlesOf(pairs) {
  /** @type {Map<string, Set<string>>} */
  const targets = new Map();
  for (const [from, to] of pairs) {
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const ways = new Map([...targets.keys()].sort().map((name) => [name, waysFrom(name, targets)]));
  /** @type {{ names: string[], loop: Pair[] }[]} */
  const circles = [];
  for (const [name, before] of ways) {
    const names = [...before.keys()].filter((other) => ways.get(other)?.has(name)).sort();
    if (names[0] === name) circles.push({ names, loop: wayBack(name, before) });
  }
  return circles;
}

/**
 * The names that a name reaches, each with the name before it on a shortest way.
 *
 * @param {string} start
 * @param {Map<string, Set<string>>} targets
 */
function waysFrom(start, targets) {
  /** @type {Map<string, string>} */
  const before = new Map();
  const open = [start];
  for (const name of open) {
    for (const target of targets.get(name) ?? []) {
      if (before.has(target)) continue;
      before.set(target, name);
      open.push(target);
    }
  }
  return before;
}

/**
 * @param {string} start
 * @param {Map<string, string>} before
 */
function wayBack(start, before) {
  /** @type {Pair[]} */
  const loop = [];
  for (let to = start; to !== start || !loop.length; to = before.get(to) ?? start) {
    loop.unshift([before.get(to) ?? start, to]);
  }
  return loop;
}
