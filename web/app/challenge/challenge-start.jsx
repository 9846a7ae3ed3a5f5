import { ask } from "../core/engine.js";
import { DEFAULT_TARGET } from "../core/hand-query.js";
import { t } from "../core/i18n.js";
import { href } from "../core/router.js";
import { isBegun } from "../history/standing.js";
import { Face } from "../ui/cards/face.jsx";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { useResult } from "../ui/use-result.js";
import { duelQuery } from "./challenge-link.js";
import { resultSentence } from "./challenge-text.js";

/** @import { Standing } from "../history/standing.js" */
/** @import { Challenge, Duel } from "./challenge-link.js" */

/** @typedef {{context: {duel?: Duel}}} Unfinished the hand that lies on the table, if it has not ended */

/**
 * The hands of a challenge face down, and the link to the first open one, which works once Python has
 * read every hand.
 *
 * @param {object} props
 * @param {Challenge} props.challenge
 * @param {Standing[]} props.standings
 * @param {Unfinished | null} props.unfinished
 */
export function ChallengeStart({ challenge, standings, unfinished }) {
  const { hands, target, times } = challenge;
  const { result: read, failure } = useResult(() => readAll(challenge), []);
  const duel = unfinished?.context.duel;
  const lies = duel?.challenge.id === challenge.id ? duel.place : -1;
  const begun = lies >= 0 || standings.some(isBegun);
  const place = lies >= 0 ? lies : standings.findIndex(({ result }) => result === "open");
  const start = begun
    ? t("challenge.go-on", { place: place + 1, count: hands.length })
    : t("play.start");
  return (
    <div class="challenge-start">
      <p class="challenge-dare">
        {times
          ? resultSentence("challenge.dare", times)
          : t("challenge.own", { count: hands.length })}
      </p>
      {target !== DEFAULT_TARGET && <p>{t("play.goal", { target })}</p>}
      <div
        class="challenge-hands"
        data-many={hands.length > 3 || undefined}
        role="img"
        aria-label={t("challenge.facedown", { count: hands.length })}
      >
        {hands.map((hand, at) => (
          <span key={`${at}`} class="back-hand" data-ended={standings[at]?.result !== "open"}>
            {hand.split(",").map((_, card) => (
              <Face key={`${card}`} card={null} letters />
            ))}
          </span>
        ))}
      </div>
      {read ? (
        <a class="button primary start-button" href={href("play", duelQuery({ challenge, place }))}>
          {start}
        </a>
      ) : (
        <button type="button" class="button primary start-button" aria-disabled="true">
          {start}
        </button>
      )}
      <p class="help-text">{t("play.clock")}</p>
      <div class="page-notice">
        {failure ? <FailureNotice error={failure} /> : <EngineNotice />}
      </div>
    </div>
  );
}

/**
 * Lets Python read every hand and the target; rejects with what is wrong with one of them.
 *
 * @param {Challenge} challenge
 */
const readAll = ({ hands, target }) =>
  Promise.all([
    ask("read_target", { text: target }),
    ...hands.map((text) => ask("read_hand", { text })),
  ]);
