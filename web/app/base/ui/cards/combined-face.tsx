import type { Mixed } from "../../../../engine/contract.d.ts";
import { brokenFormula } from "./broken-formula.ts";
import { Numeral } from "./numerals.tsx";

const HEIGHT = 336;
/** The space below the expression, and between the expression and its rule. */
const BELOW = 28;
const GAP = 22;

/**
 * The drawing of a combined card: its exact value, a fraction as a mixed number, and its expression
 * below a rule.
 */
export function CombinedFace({
  value,
  mixed,
  expression,
}: {
  value: string;
  mixed: Mixed | null;
  /** As it is shown, such as `8 × 4 − 1`. */
  expression?: string;
}) {
  const formula = expression ? brokenFormula(expression) : null;
  const start = HEIGHT - BELOW - (formula?.height ?? 0);
  const rule = formula ? start - GAP : HEIGHT;
  return (
    <svg class="face combined-face" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="stock" x={1} y={1} width={238} height={334} rx={18} />
      <g class="suit plain">
        <Numeral text={mixedText(value, mixed)} x={120} y={rule / 2 - 52} size={112} room={196} />
        {formula && <path class="gilt" d={`M40 ${rule}h160`} />}
        {formula?.lines.map(({ text, y }) => (
          <Numeral key={y} text={text} x={120} y={start + y} size={formula.size} />
        ))}
      </g>
    </svg>
  );
}

/** A value, or a mixed number such as `-2 2/3`. */
function mixedText(value: string, mixed: Mixed | null) {
  if (!mixed || mixed.whole === "0") return value;
  const { negative, whole, numerator, denominator } = mixed;
  return `${negative ? "-" : ""}${whole} ${numerator}/${denominator}`;
}
