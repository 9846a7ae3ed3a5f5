import { t } from "../../core/i18n.js";
import { signed } from "../../core/pretty.js";
import { settings } from "../../core/settings.js";
import { changeOf, FINDING, finding, strength } from "../../strength/strength.js";

/** @import { Game } from "../game.js" */

/**
 * How hard the hand is, and how strong the player; after a hand that counts, by how much the
 * strength has changed. Not for hands of the day, which have levels of their own.
 *
 * @param {{game: Game}} props
 */
export function LevelChip({ game }) {
  const play = game.mode.play.value;
  const level = play.leveled ? game.level.value?.level : null;
  const rated = play.rated && settings.value.rated === "yes";
  const own = rated ? strength.value : null;
  const found = rated && game.table.hand.value.dealt ? finding.value : null;
  const change = own === null ? null : changeOf(game.round.recordId.value);
  return (
    <>
      <p class="level-chip">
        {level && (
          <b data-level={level}>
            <span class="unseen">{t("level-of-hand")} </span>
            {t(`level.${level}`)}
          </b>
        )}
        {own !== null && (
          <span data-strength={Math.round(own)}>
            <span class="unseen">{t("strength.own")} </span>
            {Math.round(own)}
          </span>
        )}
        {found !== null && (
          <span data-finding={found}>{t("strength.finding", { count: found, of: FINDING })}</span>
        )}
        {change !== null && (
          <span aria-hidden="true" data-change={change} data-rise={change > 0 || undefined}>
            {signed(change)}
          </span>
        )}
      </p>
      <p class="unseen" aria-live="polite">
        {change !== null &&
          t("strength.changed", { change: signed(change), strength: Math.round(own ?? 0) })}
      </p>
    </>
  );
}
