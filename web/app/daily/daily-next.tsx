import { useRef } from "preact/hooks";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { useLostFocus } from "../ui/lost-focus.js";
import { useResult } from "../ui/use-result.js";
import { openAfter } from "./daily.js";

/** @import { Query } from "../core/router.js" */
/** @import { CardNumber, DailyHand } from "../../engine/contract.d.ts" */

/**
 * After a hand of the day: the link to the next open one, or to the day where that is not known. It
 * takes the focus from the button that it replaces.
 *
 * @param {object} props
 * @param {string} props.day
 * @param {CardNumber[] | null} props.numbers of the hand on the table
 * @param {(hand: DailyHand, query: Query) => string} props.linkTo the link that opens a hand
 */
export function DailyNext({ day, numbers, linkTo }) {
  const { result: next, failure } = useResult(() => openAfter(day, numbers), [day, numbers]);
  const link = useRef(/** @type {HTMLAnchorElement | null} */ (null));
  useLostFocus(link, [next, failure]);
  if (!next && !failure) return null;
  return (
    <a
      ref={link}
      class="button primary do-next"
      href={next ? linkTo(next, { daily: day }) : href("daily", { date: day })}
    >
      {next ? t("daily.next", { level: t(`level.${next.level}`) }) : t("daily.back")}
    </a>
  );
}
