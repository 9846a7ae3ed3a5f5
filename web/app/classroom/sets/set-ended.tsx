import type { Query } from "../../base/address/router.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { Notice } from "../../base/ui/notices/notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { sentences, t } from "../../base/words/i18n.ts";
import { EndedHands } from "../../player/replay/ended-hands.tsx";
import { SendResult } from "./send-result.tsx";
import type { SetPlay } from "./set-play.ts";
import { resultCode } from "./set-result.ts";

/** The result of the set: what was solved, and the way to the teacher. */
export function SetEnded({
  play,
  title,
  name,
  query,
  isDelivered,
}: {
  play: SetPlay;
  title: string;
  name: string;
  query: Query;
  isDelivered: boolean | undefined;
}) {
  const played = play.played.value;
  const { times } = played;
  const solved = times.filter((time) => time !== null);
  const score = t("sets.solved", {
    solved: solved.length,
    count: times.length,
    time: timeTaken(solved.reduce((sum, time) => sum + time, 0)),
  });
  const delivery =
    isDelivered === undefined ? "" : t(isDelivered ? "school.mark.taken" : "school.mark.refused");
  useSaid(sentences(score, delivery));
  return (
    <div class="page">
      <div class="sheet set">
        <h1 tabIndex={-1}>{title}</h1>
        {play.left.value === 0 && <p>{t("sets.over")}</p>}
        <p class="sets-progress">{score}</p>
        {delivery && (
          <Notice kind={isDelivered ? "right" : "wrong"}>
            <p>{delivery}</p>
          </Notice>
        )}
        {!isDelivered && (
          <SendResult code={resultCode(name, played)} query={delivery ? null : query} />
        )}
        <EndedHands hands={play.tried.value} />
        <button type="button" class="button" onClick={play.again}>
          {t("sets.again")}
        </button>
      </div>
    </div>
  );
}
