import { href } from "../../../base/address/router.ts";
import { settings } from "../../../base/browser/settings.ts";
import { cornerOf } from "../../../base/cards/cards.ts";
import { tenthsTime } from "../../../base/time/duration.ts";
import { Notice } from "../../../base/ui/notices/notice.tsx";
import { WideTable } from "../../../base/ui/sections/scrollable.tsx";
import { markOf } from "../../../base/ui/sharing/poster.ts";
import { siteName } from "../../../base/ui/sharing/share.ts";
import { ShareButton } from "../../../base/ui/sharing/share-button.tsx";
import { courts } from "../../../base/words/courts.ts";
import { t } from "../../../base/words/i18n.ts";
import { Star } from "../../../player/lists/star.tsx";
import { EndedHands } from "../../../player/replay/ended-hands.tsx";
import type { Challenge, ChallengeResult } from "./challenge-link.ts";
import { challengeText, replyText, senderOf, totalText } from "./challenge-text.ts";
import { endedHands, outcomeOf } from "./results.ts";
import { withTrails } from "./trails.ts";

/** Both players' results side by side for each hand, and the text to send back. */
export function ChallengeResults({
  challenge,
  mine,
  theirs,
  answers = false,
}: {
  challenge: Challenge;
  mine: ChallengeResult[];
  /** Null until another player has played the challenge. */
  theirs: ChallengeResult[] | null;
  /** Whether the player has just answered a challenge, so that there is a result to send. */
  answers?: boolean;
}) {
  const outcome = theirs && outcomeOf(mine, theirs);
  const friend = challenge.back ? t("challenge.friend") : senderOf(challenge);
  const poster = () => ({
    title: `${t("app.name")} · ${t("mode.challenge")}`,
    cards: mine.map((result) => ({
      mark: markOf({ result: result ? "solved" : "shown", hints: result?.hints ?? 0, wrong: 0 }),
    })),
    words: totalText(mine),
    site: siteName(),
  });
  const send = theirs
    ? { text: replyText(challenge, theirs, mine), label: t("challenge.reply") }
    : {
        text: challengeText(withTrails({ ...challenge, times: mine }), mine),
        label: t("challenge.share"),
      };
  return (
    <>
      {outcome && (
        <Notice kind={outcome === "lost" ? "note" : "right"}>
          <p>{t(`challenge.all.${outcome}`, { friend })}</p>
        </Notice>
      )}
      <WideTable class="result-table" aria-label={t("challenge.results")}>
        <thead>
          <tr>
            <th scope="col">{t("challenge.hand")}</th>
            <th scope="col">{t("challenge.you")}</th>
            {theirs && <th scope="col">{friend}</th>}
            <th scope="col">
              <span class="unseen">{t("lists.star")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {challenge.hands.map((hand, place) => (
            <Row
              key={`${place}`}
              hand={hand}
              rules={challenge}
              results={[mine, ...(theirs ? [theirs] : [])].map((all) => all[place] ?? null)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("challenge.sum")}</th>
            <td>{totalText(mine)}</td>
            {theirs && <td>{totalText(theirs)}</td>}
            <td />
          </tr>
        </tfoot>
      </WideTable>
      <EndedHands hands={endedHands(challenge)} />
      <div class="ending-actions">
        {answers && <ShareButton {...send} poster={poster} primary />}
        <a class={answers ? "button" : "button primary"} href={href("challenge")}>
          {t("challenge.new")}
        </a>
      </div>
    </>
  );
}

/**
 * The results of one hand, the player's own first. The better result is marked, not by color alone.
 */
function Row({
  hand,
  rules,
  results,
}: {
  hand: string;
  rules: Challenge;
  results: ChallengeResult[];
}) {
  const [mine = null, theirs] = results;
  const outcome = theirs !== undefined && outcomeOf([mine], [theirs]);
  const better = outcome === "won" ? 0 : outcome === "lost" ? 1 : null;
  return (
    <tr>
      <th scope="row">
        <bdi dir="ltr">{handText(hand)}</bdi>
      </th>
      {results.map((result, place) => (
        <td key={`${place}`} data-better={place === better || undefined}>
          {result ? tenthsTime(result.tenths) : t("challenge.gave-up")}
          {place === better && <span class="unseen"> {t("challenge.better")}</span>}
          {result && result.hints > 0 && <small>{t("daily.hints", { count: result.hints })}</small>}
        </td>
      ))}
      <td>
        <Star hand={{ ...rules, numbers: hand.split(",") }} named />
      </td>
    </tr>
  );
}

function handText(hand: string) {
  const letters = settings.value.ranks === "letters" && !courts();
  return hand
    .split(",")
    .map((value) => cornerOf(Number(value) || 0, letters).replace(/^0$/, value))
    .join(" ");
}
