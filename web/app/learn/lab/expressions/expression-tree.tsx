import { hierarchy, tree as tidy } from "d3-hierarchy";
import type { Tree } from "../../../../engine/contract.d.ts";
import { number, SIGNS } from "../../../base/words/pretty.ts";

const ACROSS = 70;
const DOWN = 62;
const AROUND = 30;

/** An expression drawn as a tree: operators with their values above, cards below. */
export function ExpressionTree({ tree, label }: { tree: Tree; label: string }) {
  const root = hierarchy(tree, (branch) =>
    "operator" in branch ? [branch.left, branch.right] : null,
  );
  const laid = tidy<Tree>().nodeSize([ACROSS, DOWN])(root);
  const nodes = laid.descendants();
  const left = Math.min(...nodes.map(({ x }) => x)) - AROUND;
  const width = Math.max(...nodes.map(({ x }) => x)) + AROUND - left;
  const height = Math.max(...nodes.map(({ y }) => y)) + 2 * AROUND;
  return (
    <svg
      class="expression-tree"
      viewBox={`${left} ${-AROUND} ${width} ${height}`}
      width={width}
      role="img"
      aria-label={label}
    >
      {laid.links().map(({ source, target }) => (
        <path
          key={`${target.x} ${target.y}`}
          class="branch"
          d={`M${source.x} ${source.y}L${target.x} ${target.y}`}
        />
      ))}
      {nodes.map(({ x, y, data }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Joint branch={data} />
        </g>
      ))}
    </svg>
  );
}

function Joint({ branch }: { branch: Tree }) {
  if ("number" in branch) {
    return (
      <g>
        <rect class="leaf-card" x={-17} y={-22} width={34} height={44} rx={6} />
        <text class="leaf-number" y={6}>
          {number(branch.number)}
        </text>
      </g>
    );
  }
  return (
    <g class="joint">
      <circle r={16} />
      <text y={6}>{SIGNS[branch.operator]}</text>
      <text class="joint-value" x={20} y={-8}>
        {number(branch.value)}
      </text>
    </g>
  );
}
