import { timeTaken } from "../core/duration.js";
import { t } from "../core/i18n.js";
import { isBegun } from "../history/standing.js";
import { ShareButton } from "../ui/sharing/share-button.jsx";
import { StartLink } from "../ui/start-link.jsx";
import { dayText } from "./daily-share.js";

/** @import { Standing } from "../history/standing.js" */
/** @import { DailyHand } from "../../engine/contract.d.ts" */

/**
 * Below the hands of a day: the link to the next open one, or the results of the day.
 *
 * @param {object} props
 * @param {string} props.day
 * @param {DailyHand[] | null} props.hands
 * @param {Standing[]} props.standings
 * @param {(hand: DailyHand) => string} props.linkTo the link that opens a hand
 */
export function DailyProgress({ day, hands, standings, linkTo }) {
  const next = hands?.find((_, place) => standings[place]?.result === "open");
  const ended = standings.some(({ result }) => result !== "open");
  const share = ended && (
    <ShareButton text={dayText(day, standings)} label={t("daily.share")} primary={!next} />
  );
  if (hands && !next) {
    return (
      <>
        <p class="daily-total">{t("daily.total", total(standings))}</p>
        {share}
      </>
    );
  }
  const begun = standings.some(isBegun);
  const label =
    begun && next
      ? t("daily.play.named", { play: t("daily.go-on"), level: t(`level.${next.level}`) })
      : t("play.start");
  return (
    <>
      <StartLink link={next ? linkTo(next) : null} label={label} begun={begun} />
      {share}
    </>
  );
}

/** @param {Standing[]} standings */
function total(standings) {
  const solved = standings.filter(({ result }) => result === "solved");
  const milliseconds = standings.reduce((sum, standing) => sum + standing.milliseconds, 0);
  return { count: solved.length, of: standings.length, time: timeTaken(milliseconds) };
}
