import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { useResult } from "../ui/use-result.js";
import { openAfter } from "./daily.js";

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
  const { result: next } = useResult(() => openAfter(day, numbers), [day, numbers]);
  return (
    <div class="ending-actions">
      {next && (
        <a class="button primary" href={linkTo(next, { daily: day })}>
          {t("daily.next", { level: t(`level.${next.level}`) })}
        </a>
      )}
      <a class={next ? "button" : "button primary"} href={href("daily", { date: day })}>
        {t("daily.back")}
      </a>
    </div>
  );
}
