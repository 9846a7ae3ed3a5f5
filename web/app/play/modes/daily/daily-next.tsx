import { useRef } from "preact/hooks";
import type { CardNumber, DailyHand } from "../../../../engine/contract.d.ts";
import { href, type Query } from "../../../base/address/router.ts";
import { useLostFocus } from "../../../base/ui/lost-focus.ts";
import { useResult } from "../../../base/ui/use-result.ts";
import { t } from "../../../base/words/i18n.ts";
import { openAfter } from "./daily.ts";

/**
 * Shown after a hand of the day: the link to the next open hand, or to the day while that hand is
 * unknown. The link takes the focus from the button that it replaces.
 */
export function DailyNext({
  day,
  numbers,
  linkTo,
}: {
  day: string;
  /** The numbers of the hand on the table. */
  numbers: CardNumber[] | null;
  /** Returns the link that opens a hand. */
  linkTo: (hand: DailyHand, query: Query) => string;
}) {
  const { result: next, failure } = useResult(() => openAfter(day, numbers), [day, numbers]);
  const link = useRef<HTMLAnchorElement | null>(null);
  useLostFocus(link, [next, failure]);
  if (!next && !failure) return null;
  return (
    <a
      ref={link}
      class="button primary do-next"
      href={next ? linkTo(next, { daily: day }) : href("daily", { date: day })}
    >
      {t(next ? "play.next" : "daily.back")}
    </a>
  );
}
