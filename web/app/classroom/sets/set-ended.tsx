import { useSignal } from "@preact/signals";
import { href, type Query } from "../../base/address/router.ts";
import { timeTaken } from "../../base/time/duration.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { QrCode } from "../../base/ui/pictures/qr-code.tsx";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { t } from "../../base/words/i18n.ts";
import { EndedHands } from "../../player/replay/ended-hands.tsx";
import { inGroups } from "../print/codes.ts";
import type { SetPlay } from "./set-play.ts";
import { LONGEST_NAME, resultCode, shownName } from "./set-result.ts";

/** The result of the set: what was solved, and the code for the teacher. */
export function SetEnded({
  play,
  title,
  name,
  query,
}: {
  play: SetPlay;
  title: string;
  name: string;
  query: Query;
}) {
  const pupil = useSignal("");
  const played = play.played.value;
  const { times } = played;
  const solved = times.filter((time) => time !== null);
  const code = resultCode(name, played);
  const shown = shownName(pupil.value);
  const link = addressOf(href("set", { ...query, result: code, ...(shown && { name: shown }) }));
  const text = `${inGroups(code)} ${shown}`.trim();
  const score = t("sets.solved", {
    solved: solved.length,
    count: times.length,
    time: timeTaken(solved.reduce((sum, time) => sum + time, 0)),
  });
  useSaid(score);
  return (
    <div class="page">
      <div class="sheet set">
        <h1 tabIndex={-1}>{title}</h1>
        {play.left.value === 0 && <p>{t("sets.over")}</p>}
        <p class="sets-progress">{score}</p>
        <label class="sets-form">
          {t("sets.name")}
          <input
            class="box"
            type="text"
            autocomplete="nickname"
            maxLength={LONGEST_NAME}
            value={pupil.value}
            onInput={(event) => {
              pupil.value = event.currentTarget.value;
            }}
          />
        </label>
        <p>{t("sets.code")}</p>
        <p class="example">
          <code class="sets-code" translate={false}>
            {text}
          </code>
        </p>
        <div class="sets-qr">
          <QrCode text={link || text} label={t("sets.result-qr")} />
        </div>
        <ShareButton text={link || text} label={t("sets.send")} primary />
        <EndedHands hands={play.tried.value} />
        <button type="button" class="button" onClick={play.again}>
          {t("sets.again")}
        </button>
      </div>
    </div>
  );
}
