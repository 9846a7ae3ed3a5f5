import { SIGNS } from "../../words/pretty.ts";
import { CardDrawing } from "../cards/face.tsx";
import { Numeral } from "../cards/numerals.tsx";
import { type Branch, contains } from "./branch.ts";
import { type Knot, type Leaf, layOut, pathOf, type Thread } from "./layout.ts";

/** A result that a hint is about, and how much of it shows: its two parts, its sign too, or all. */
export type Lit = { branch: Branch; shows: "pair" | "sign" | "value" };

/** How a result is drawn. It is lost if a result below it is the broken one. */
type State = "plain" | "empty" | "lit" | "broken" | "lost";

/**
 * How cards become the target: the cards at the foot, each result above its two parts, the sign on
 * a joint. Several roots are the cards of a table that is not yet one card.
 */
export function Tree({
  roots,
  label,
  width = 358,
  crowned = true,
  lit,
  broken,
  growing = false,
}: {
  roots: Branch[];
  /** What a screen reader says. Without it, words next to the tree say the same. */
  label?: string;
  /** The width, in pixels, for which cards and numerals have their usual size. */
  width?: number;
  /** Whether the last result is drawn. If not, its thread ends at the top of the box. */
  crowned?: boolean;
  /** The result that lights up. What comes after it is empty. */
  lit?: Lit;
  /** The result with which the target was lost. */
  broken?: Branch;
  /** Whether the threads grow from the cards when the tree appears. */
  growing?: boolean;
}) {
  const tree = layOut(roots, { width, crowned });
  const single = roots.length === 1;
  const levels = Math.max(...tree.threads.map(({ level }) => level));
  const stateOf = (branch: Branch | null): State => {
    if (!branch) return broken ? "lost" : lit || !single ? "empty" : "plain";
    if (lit) {
      if (branch === lit.branch) return "lit";
      return single && !contains(lit.branch, branch) ? "empty" : "plain";
    }
    if (!broken || !contains(branch, broken)) return "plain";
    return branch === broken ? "broken" : "lost";
  };
  const parts = lit?.branch.made ? [lit.branch.made.left, lit.branch.made.right] : [];
  return (
    <svg
      class="tree"
      viewBox={`0 0 ${tree.width} ${tree.height}`}
      data-growing={growing || undefined}
      role="img"
      aria-label={label}
      aria-hidden={!label || undefined}
      focusable="false"
    >
      {tree.threads.map((thread, at) => (
        <Line
          key={at}
          thread={thread}
          state={stateOf(thread.to)}
          delay={(thread.level - 1) / levels}
        />
      ))}
      {tree.knots.map((knot, at) => (
        <Joint
          key={at}
          knot={knot}
          scale={tree.scale}
          state={stateOf(knot.branch)}
          shows={knot.branch === lit?.branch ? lit.shows : "value"}
          isPart={parts.includes(knot.branch)}
          delay={knot.level / levels}
        />
      ))}
      {tree.leaves.map((leaf, at) => (
        <SmallCard key={at} leaf={leaf} lit={parts.includes(leaf.branch)} />
      ))}
    </svg>
  );
}

/** The gap in the middle of a broken thread. */
const GAP = 13;

function Line({ thread, state, delay }: { thread: Thread; state: State; delay: number }) {
  const { x1, y1, x2, y2 } = thread;
  const half = Math.max(0.2, 0.5 - GAP / 2 / Math.hypot(x2 - x1, y2 - y1));
  return (
    <path
      class="thread"
      data-state={state}
      style={{ "--delay": delay }}
      d={pathOf(thread)}
      pathLength={1}
      {...(state === "broken" && { "stroke-dasharray": `${half} ${1 - 2 * half} 1` })}
    />
  );
}

function Joint({
  knot: { branch, made, sign, size, ...box },
  scale,
  state,
  shows,
  isPart,
  delay,
}: {
  knot: Knot;
  scale: number;
  state: State;
  shows: Lit["shows"];
  /** Whether it is a part of the result that lights up. */
  isPart: boolean;
  delay: number;
}) {
  const named = state !== "empty" && shows !== "pair";
  const valued = state !== "empty" && shows === "value";
  const { x, y, height } = box;
  /** The width of an open place does not tell the number of digits. */
  const width = valued ? box.width : Math.min(box.width, height);
  return (
    <g
      class="joint"
      data-state={state}
      data-part={isPart || undefined}
      style={{ "--delay": delay }}
    >
      <circle
        class="joint-sign"
        data-open={!named || undefined}
        cx={x}
        cy={sign.y}
        r={sign.width / 2}
      />
      {named && (
        <g class="joint-operator">
          <Numeral
            text={SIGNS[made.operator] ?? ""}
            x={x}
            y={sign.y - 12.5 * scale}
            size={24 * scale}
          />
        </g>
      )}
      {width > 0 && (
        <g class="result">
          <rect
            data-open={!valued || undefined}
            x={x - width / 2}
            y={y - height / 2}
            width={width}
            height={height}
            rx={11 * scale}
          />
          {valued && (
            <Numeral
              text={branch.value}
              x={x}
              y={y - size / 2}
              size={size}
              room={width - 14 * scale}
              weight={14}
            />
          )}
        </g>
      )}
      {state === "broken" && <Cross x={x + width / 2} y={y - height / 2} scale={scale} />}
    </g>
  );
}

/** The mark of a wrong result, at a corner of it. */
const Cross = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g class="joint-cross" transform={`translate(${x} ${y}) scale(${scale})`}>
    <circle r={9} />
    <path d="M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5" />
  </g>
);

function SmallCard({ leaf: { branch, x, y, width, height }, lit }: { leaf: Leaf; lit: boolean }) {
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <>
      <g class="face" transform={`translate(${left} ${top}) scale(${width / 240})`}>
        <CardDrawing card={branch.card ?? { value: branch.value }} />
      </g>
      {lit && (
        <rect
          class="lit-card"
          x={left - 2}
          y={top - 2}
          width={width + 4}
          height={height + 4}
          rx={7}
        />
      )}
    </>
  );
}
