import { t } from "../../base/words/i18n.ts";
import type { Judged } from "../hand/types.ts";
import type { HandTable } from "../playing/hand-table.ts";
import { astrayWords, repairWords } from "./astray-words.ts";

/** The parts of a game that the sentences about a verdict need. */
export type Judging = Pick<HandTable, "coach" | "combining" | "mistake" | "table" | "won">;

/**
 * Explains where a wrong answer loses the target. When combining, a button goes back to that step.
 * As a hint, the smallest change that makes the answer right.
 */
export function Astray({
  game: { coach, combining, mistake, table, won },
  verdict,
}: {
  game: Judging;
  verdict: Judged;
}) {
  const astray = mistake.astray.value;
  const change = mistake.change.value;
  const target = table.hand.value.target ?? "";
  const isHinted = coach.hints.value.some(({ code }) => code === "undo");
  const combined = verdict.by === "combine" && !won.value && !isHinted;
  const count = astray?.undo || 1;
  return (
    <>
      {astray && <p class="astray">{astrayWords(astray, target)}</p>}
      {change && mistake.open.value && <p class="repair">{repairWords(change, target)}</p>}
      <div class="notice-actions">
        {combined && (
          <button type="button" class="button" onClick={() => combining.undo(count)}>
            {t("combine.undo.count", { count })}
          </button>
        )}
        {change?.code && !mistake.open.value && (
          <button type="button" class="button" onClick={mistake.show}>
            {t(`repair.${change.code}.offer`)}
          </button>
        )}
      </div>
    </>
  );
}
