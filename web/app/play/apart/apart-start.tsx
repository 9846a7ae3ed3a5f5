import { useEffect, useState } from "preact/hooks";
import { href } from "../../base/address/router.ts";
import { EngineNotice } from "../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { addressOf } from "../../base/ui/sharing/share.ts";
import { ShareButton } from "../../base/ui/sharing/share-button.tsx";
import { StartPage } from "../../base/ui/start/start-page.tsx";
import { TargetFace } from "../../base/ui/twentyfour/target-face.tsx";
import { t } from "../../base/words/i18n.ts";
import { levelWord } from "../modes/sprint/sprint-words.ts";
import { Countdown } from "../seats/countdown.tsx";
import { MatchCode } from "../seats/match-code.tsx";
import type { ApartMatch } from "./apart-match.ts";
import { NameField } from "./name-field.tsx";
import { friendOf } from "./names.ts";
import { LEAD, type Start, startQuery, waitFor } from "./start-code.ts";

/** How often the countdown is drawn, in milliseconds. */
const TICK = 100;

/**
 * Before the start: the code for the other phone, or who invites, and the time until the cards are
 * turned up. A player need not wait for it, nor be ready by then.
 */
export function ApartStart({ apart }: { apart: ApartMatch }) {
  const { deals, failure, stored } = apart;
  const start = apart.start.value as Start;
  const [paused, setPaused] = useState(false);
  const [left, setLeft] = useState(() => waitFor(start, Date.now()));
  const isReady = deals.value !== null;
  const isCounting = left !== null && !paused;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setLeft(waitFor(start, Date.now())), TICK);
    return () => clearInterval(timer);
  }, [isCounting]);
  /** Whether the cards are turned up by themselves as soon as they are dealt. */
  const [counted] = useState(left !== null);
  const isDue = counted && left === null && !paused && isReady;
  useEffect(() => {
    if (isDue) apart.begin();
  }, [isDue]);

  const invites = stored.value?.invites;
  const { count, level } = start;
  const invitation = t("apart.invite", {
    friend: friendOf(apart),
    count,
    level: levelWord(level),
  });
  useSaid(invites ? t("apart.let-scan") : invitation);
  const link = href("duel", startQuery(start));
  const address = addressOf(link) || link;
  const ring = left !== null && <Countdown left={left} whole={LEAD * 1000} />;
  return (
    <StartPage title={t("apart.title")} rules={<p>{t("apart.rules")}</p>}>
      <p class="lead">{invites ? t("apart.let-scan") : invitation}</p>
      {invites ? (
        <MatchCode text={address} label={t("duel.code")} />
      ) : isCounting ? (
        ring
      ) : (
        <span class="match-countdown">
          <TargetFace />
        </span>
      )}
      {!invites && <NameField value={stored.value?.name ?? ""} onName={apart.rename} />}
      {invites && (
        <div class="ending-actions">
          {isCounting && ring}
          {isCounting && (
            <button type="button" class="button" onClick={() => setPaused(true)}>
              {t("apart.wait")}
            </button>
          )}
          <ShareButton text={address} label={t("apart.send")} />
        </div>
      )}
      <button
        type="button"
        class="button primary start-button"
        aria-disabled={!isReady || undefined}
        onClick={apart.begin}
      >
        {t(isCounting ? "apart.now" : "play.start")}
      </button>
      <div class="page-notice">
        {failure.value ? <FailureNotice error={failure.value} /> : <EngineNotice />}
      </div>
    </StartPage>
  );
}
