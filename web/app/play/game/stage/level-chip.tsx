import { settings } from "../../../base/browser/settings.ts";
import { t } from "../../../base/words/i18n.ts";
import { signed } from "../../../base/words/pretty.ts";
import { gradeWords } from "../../../player/strength/grade.ts";
import { changeOf, FINDING, finding, strength } from "../../../player/strength/strength.ts";
import type { Game } from "../game.ts";

/**
 * The level of the hand and the player's grade. After a hand that counts, also the change of the
 * strength. Not shown for hands of the day, which have fixed levels. Opens the sheet of levels.
 */
export function LevelChip({ game, open }: { game: Game; open: () => void }) {
  const play = game.mode.play.value;
  const level = play.leveled ? game.difficulty.value?.level : null;
  const rated = play.rules.rated && settings.value.rated === "yes";
  const playerStrength = rated ? strength.value : null;
  const found = rated && game.table.hand.value.dealt ? finding.value : null;
  const change = playerStrength === null ? null : changeOf(game.round.record.value);
  const isTold = level || playerStrength !== null || found !== null;
  return (
    <div class="level-chip">
      {isTold && (
        <button type="button" class="explained" aria-haspopup="dialog" onClick={open}>
          {level && (
            <b data-level={level}>
              <span class="unseen">{t("level-of-hand")} </span>
              {t(`level.${level}`)}
            </b>
          )}
          {playerStrength !== null && (
            <span data-strength={Math.round(playerStrength)}>
              {t("strength.you", { grade: gradeWords(playerStrength) })}
            </span>
          )}
          {found !== null && (
            <span data-finding={found}>
              <span class="finding-words">{t("strength.finding")} </span>
              {t("strength.finding.count", { count: found, of: FINDING })}
            </span>
          )}
          {change !== null && (
            <span aria-hidden="true" data-change={change} data-rise={change > 0 || undefined}>
              {signed(change)}
            </span>
          )}
        </button>
      )}
    </div>
  );
}
