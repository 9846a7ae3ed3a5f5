import { href } from "../../../base/address/router.ts";
import { settings } from "../../../base/browser/settings.ts";
import { Choice } from "../../../base/ui/fields/choice.tsx";
import { gap, t } from "../../../base/words/i18n.ts";
import { gradeWords } from "../../../player/strength/grade.ts";
import { GradeBar } from "../../../player/strength/grade-bar.tsx";
import { strengthOf } from "../../../player/strength/scale.ts";
import { FINDING, finding, strength } from "../../../player/strength/strength.ts";
import type { Game } from "../game.ts";

/**
 * The level of the hand next to the grade of the player, and the level of the next hands. Shown in
 * a dialog, which `close` closes.
 */
export function LevelSheet({ game, close }: { game: Game; close: () => void }) {
  const { difficulty, mode } = game;
  const own = strength.value;
  const hand = mode.play.value.leveled ? difficulty.value : null;
  const isRated = settings.value.rated === "yes";
  return (
    <>
      {isRated && own !== null && <GradeBar strength={own} />}
      {isRated && finding.value !== null && (
        <p>{t("strength.finding.explained", { of: FINDING })}</p>
      )}
      {hand && (
        <p data-hand-grade>
          {t("strength.hand", {
            level: t(`level.${hand.level}`),
            grade: gradeWords(strengthOf(hand.score)),
          })}
        </p>
      )}
      <p class="help-text">
        {own === null ? t("explained.level") : t("strength.explained")}
        {gap()}
        <a href={href("help")}>{t("explained.more")}</a>
      </p>
      {mode.mode.value.choices === "deal" && (
        <form
          class="level-choice"
          onSubmit={(event) => {
            event.preventDefault();
            close();
            mode.deal();
          }}
        >
          <Choice name="level" />
          <button type="submit" class="button primary">
            {t("deal.now")}
          </button>
        </form>
      )}
    </>
  );
}
