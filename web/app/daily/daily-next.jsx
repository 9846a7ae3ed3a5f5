import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { noHand, openAfter } from "./daily.js";

/** @import { Query } from "../core/router.js" */
/** @import { CardNumber, DailyHand } from "../../engine/contract.d.ts" */

/**
 * After a hand of the day: the links to the next open one, and back to the day.
 *
 * @param {object} props
 * @param {string} props.day
 * @param {CardNumber[] | null} props.numbers of the hand on the table
 * @param {(hand: DailyHand, query: Query) => string} props.linkTo the link that opens a hand
 */
export function DailyNext({ day, numbers, linkTo }) {
  const next = useSignal(/** @type {DailyHand | undefined} */ (undefined));
  useEffect(() => {
    openAfter(day, numbers)
      .catch(noHand)
      .then((open) => {
        next.value = open;
      });
  }, [day, numbers]);

  return (
    <div class="ending-actions">
      {next.value && (
        <a class="button primary" href={linkTo(next.value, { daily: day })}>
          {t("daily.next", { level: t(`level.${next.value.level}`) })}
        </a>
      )}
      <a class={next.value ? "button" : "button primary"} href={href("daily", { date: day })}>
        {t("daily.back")}
      </a>
    </div>
  );
}
