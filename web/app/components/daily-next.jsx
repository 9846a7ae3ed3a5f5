import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.js";
import { noHand, openAfter } from "../play/daily.js";
import { href } from "../router.js";

/** @import { DailyHand } from "../../engine/contract.d.ts" */
/** @import { Game } from "../play/game.js" */

/**
 * After a hand of the day: the next one that is open, and the way back to the day.
 *
 * @param {{day: string, game: Game}} props
 */
export function DailyNext({ day, game }) {
  const { table } = game;
  const { numbers } = table.hand.value;
  const next = useSignal(/** @type {DailyHand | undefined} */ (undefined));
  useEffect(() => {
    openAfter(day, numbers)
      .catch(noHand)
      .then((open) => {
        next.value = open;
      });
  }, [day, numbers]);

  return (
    <div class="ending-ways">
      {next.value && (
        <a class="button primary" href={table.link(next.value, { daily: day })}>
          {t("daily.next", { level: t(`level.${next.value.level}`) })}
        </a>
      )}
      <a class={next.value ? "button" : "button primary"} href={href("daily", { date: day })}>
        {t("daily.back")}
      </a>
    </div>
  );
}
