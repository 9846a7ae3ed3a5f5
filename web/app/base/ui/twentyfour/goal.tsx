import { t } from "../../words/i18n.ts";
import { number } from "../../words/pretty.ts";
import { Numeral } from "../cards/numerals.tsx";
import { RingPips } from "./ring-pips.tsx";
import { USUAL } from "./target-face.tsx";

/** The heading of a table: the place of its goal. A screen reader says what to make. */
export const GoalTitle = ({ target, lit = 0 }: { target: string | null; lit?: number }) => (
  <h1 id="goal" class="goal-title" tabIndex={-1}>
    <span class="unseen">{t("play.goal", { target: number(target ?? "…") })}</span>
    <Goal target={target ?? "…"} lit={lit} />
  </h1>
);

/**
 * The place of the goal on the felt: the target in a dotted outline. If it is 24, the place has the
 * pips of the Twenty-four, and the first `lit` of them are gold.
 */
export function Goal({ target = USUAL, lit = 0 }: { target?: string; lit?: number }) {
  const usual = target === USUAL;
  return (
    <svg class="goal" viewBox="0 0 240 336" aria-hidden="true" focusable="false">
      <rect class="goal-outline" x={2} y={2} width={236} height={332} rx={18} />
      {usual && <RingPips lit={lit} />}
      <Numeral text={target} x={120} y={122} size={92} room={usual ? 108 : 180} />
    </svg>
  );
}
