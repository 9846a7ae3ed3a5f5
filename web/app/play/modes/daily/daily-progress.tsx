import type { DailyHand } from "../../../../engine/contract.d.ts";
import { today } from "../../../base/time/today.ts";
import { StartLink } from "../../../base/ui/buttons/start-link.tsx";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { t } from "../../../base/words/i18n.ts";
import { isBegun, type Standing } from "../../../player/history/standing.ts";
import { dayShare, totalWords } from "./daily-share.ts";

/** Shown below the hands of a day: the link to the next open hand, or the results of the day. */
export function DailyProgress({
  day,
  hands,
  standings,
  linkTo,
}: {
  day: string;
  hands: DailyHand[] | null;
  standings: Standing[];
  /** Returns the link that opens a hand. */
  linkTo: (hand: DailyHand) => string;
}) {
  const next = hands?.find((_, place) => standings[place]?.result === "open");
  const ended = standings.some(({ result }) => result !== "open");
  const share = ended && (
    <ShareButton {...dayShare(day, standings)} label={t("daily.share")} primary={!next} />
  );
  if (hands && !next) {
    return (
      <>
        {share}
        <p>{totalWords(standings)}</p>
      </>
    );
  }
  const begun = standings.some(isBegun);
  const label =
    begun && next
      ? t("daily.play.named", { play: t("daily.go-on"), level: t(`level.${next.level}`) })
      : t(day === today.value ? "daily.deal" : "play.start");
  return (
    <>
      <StartLink link={next ? linkTo(next) : null} label={label} begun={begun} />
      {share}
    </>
  );
}
