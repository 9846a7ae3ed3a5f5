import { setLine } from "../cards/lettering.ts";
import type { Branch, Made } from "./branch.ts";

/** The center of a box, and its size. */
export type Box = { x: number; y: number; width: number; height: number };
/** A card at the foot. */
export type Leaf = Box & { branch: Branch };
/**
 * A result, and its sign below it. `level` is the number of signs on its longest way down. The box
 * of a result that is not drawn is empty.
 */
export type Knot = Box & { branch: Branch; made: Made; level: number; size: number; sign: Box };
/**
 * A line from a part up to its sign, or from a root up to the goal: straight from (x1, y1) to the
 * height `bend`, then in an S to (x2, y2).
 */
export type Thread = {
  from: Branch;
  to: Branch | null;
  level: number;
  x1: number;
  y1: number;
  bend: number;
  x2: number;
  y2: number;
};
export type Layout = {
  width: number;
  height: number;
  scale: number;
  leaves: Leaf[];
  knots: Knot[];
  threads: Thread[];
};

/** The distance of two cards and the width of a card, at most, and the gap between them. */
const PITCH = 92;
const CARD = 64;
const BETWEEN = 10;
/** Sizes at scale 1. More than four cards make the scale smaller. */
const NUMERAL = 24;
const NUMERAL_OF_FRACTION = 28;
const KNOT = 38;
const KNOT_OF_FRACTION = 54;
const AROUND = 26;
const SIGN = 26;
const GAP = 18;
const OVER_CARDS = 30;
const OVER_ROOTS = 44;
const SMALLEST = 0.7;
/** The width of a result, in pitches, and the rows in which a thread bends, so that they clear. */
const WIDEST = 0.9;
const DEPTH = 2.25;

/**
 * Lays out a tree, or the trees of a table with several cards left: the cards at the foot in the
 * order of the expression, and each result above the middle of its cards. Threads do not cross,
 * because the cards of a part are neighbors.
 *
 * @param roots no branch twice
 * @param crowned whether the result of a single tree is drawn; if not, its thread ends at the top
 */
export function layOut(roots: Branch[], { width = 358, crowned = true } = {}): Layout {
  const count = roots.reduce((sum, root) => sum + cardsOf(root), 0);
  const pitch = Math.min(PITCH, width / count);
  const card = Math.min(CARD, pitch - BETWEEN);
  const scale = Math.min(1, Math.max(SMALLEST, card / CARD));
  const single = roots.length === 1;
  const bare = single && !crowned ? roots[0] : undefined;

  const boxes = new Map<Branch, Leaf | Knot>();
  const leaves: Leaf[] = [];
  const knots: Knot[] = [];
  for (const root of roots) add(root);

  let y = single ? (bare ? GAP * scale : 0) : OVER_ROOTS;
  for (let level = Math.max(0, ...knots.map(levelOf)); level > 0; level--) {
    const row = knots.filter((knot) => knot.level === level);
    const height = Math.max(...row.map((knot) => knot.height));
    for (const knot of row) {
      knot.y = y + height / 2;
      knot.sign.y = knot.y + (knot.height + SIGN * scale) / 2;
    }
    y += height + (SIGN + (level > 1 ? GAP : OVER_CARDS)) * scale;
  }
  for (const leaf of leaves) leaf.y = y + leaf.height / 2;

  return {
    width,
    height: y + card * 1.4,
    scale,
    leaves,
    knots,
    threads: [...knots.flatMap(threadsOf), ...rootThreads()],
  };

  /** Adds a branch, and returns the columns of its first and its last card. */
  function add(branch: Branch): [first: number, last: number] {
    const { made, value } = branch;
    if (!made) {
      const x = (width - pitch * (count - 1)) / 2 + pitch * leaves.length;
      const leaf = { branch, x, y: 0, width: card, height: card * 1.4 };
      leaves.push(leaf);
      boxes.set(branch, leaf);
      return [x, x];
    }
    const [first] = add(made.left);
    const [, last] = add(made.right);
    const x = (first + last) / 2;
    const line = setLine(value);
    const stacked = line.top < 0;
    const size = (stacked ? NUMERAL_OF_FRACTION : NUMERAL) * scale;
    const shown = branch !== bare;
    const wide = Math.max(KNOT * scale, (line.width * size) / 100 + AROUND * scale);
    const knot = {
      branch,
      made,
      level: 1 + Math.max(...[made.left, made.right].map((part) => levelOf(boxes.get(part)))),
      size,
      x,
      y: 0,
      width: shown ? Math.min(WIDEST * pitch, wide) : 0,
      height: shown ? (stacked ? KNOT_OF_FRACTION : KNOT) * scale : 0,
      sign: { x, y: 0, width: SIGN * scale, height: SIGN * scale },
    };
    knots.push(knot);
    boxes.set(branch, knot);
    return [first, last];
  }

  function threadsOf({ branch, made, level, sign }: Knot): Thread[] {
    const deep = DEPTH * (KNOT + SIGN + GAP) * scale;
    return [made.left, made.right].map((from) => {
      const [x1, y1] = topOf(from);
      const bend = Math.min(y1, sign.y + deep);
      return { from, to: branch, level, x1, y1, bend, x2: sign.x, y2: sign.y };
    });
  }

  /** The threads up to the goal above the box. */
  function rootThreads(): Thread[] {
    if (crowned && single) return [];
    const level = 1 + Math.max(0, ...knots.map(levelOf));
    return roots.map((from) => {
      const [x1, y1] = topOf(from);
      return {
        from,
        to: null,
        level,
        x1,
        y1,
        bend: Math.min(y1, OVER_ROOTS),
        x2: width / 2,
        y2: 0,
      };
    });
  }

  function topOf(branch: Branch) {
    const { x = 0, y = 0, height = 0 } = boxes.get(branch) ?? {};
    return [x, y - height / 2] as const;
  }
}

const cardsOf = ({ made }: Branch): number => (made ? cardsOf(made.left) + cardsOf(made.right) : 1);

const levelOf = (box?: Leaf | Knot) => (box && "level" in box ? box.level : 0);

/** The path of a thread, from its lower end. */
export function pathOf({ x1, y1, bend, x2, y2 }: Thread) {
  const middle = (bend + y2) / 2;
  return `M${x1} ${y1}V${bend}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
}
