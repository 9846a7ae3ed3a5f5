import { t } from "../../core/i18n.ts";
import type { Judged } from "../../hand/types.ts";
import { astrayWords, repairWords } from "./astray-words.ts";
import type { HandTable } from "./hand-table.ts";

/** What the sentences about a verdict need of a game. */
export type Judging = Pick<HandTable, "coach" | "combining" | "repair" | "table" | "won">;

/**
 * Where a wrong answer goes astray; in combining, the button that goes back there; and, as a hint,
 * what is changed least to make it right.
 */
export function Astray({
  game: { coach, combining, repair, table, won },
  verdict,
}: {
  game: Judging;
  verdict: Judged;
}) {
  const astray = repair.astray.value;
  const change = repair.change.value;
  const target = table.hand.value.target ?? "";
  const isHinted = coach.hints.value.some(({ code }) => code === "undo");
  const combined = verdict.by === "combine" && !won.value && !isHinted;
  const count = astray?.undo || 1;
  return (
    <>
      {astray && <p class="astray">{astrayWords(astray, target)}</p>}
      {change && repair.open.value && <p class="repair">{repairWords(change, target)}</p>}
      <div class="notice-actions">
        {combined && (
          <button type="button" class="button" onClick={() => combining.undo(count)}>
            {t("combine.undo.count", { count })}
          </button>
        )}
        {change?.code && !repair.open.value && (
          <button type="button" class="button" onClick={repair.show}>
            {t(`repair.${change.code}.offer`)}
          </button>
        )}
      </div>
    </>
  );
}
