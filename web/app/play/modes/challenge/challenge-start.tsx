import type { Level } from "../../../../engine/contract.d.ts";
import { DEFAULT_TARGET } from "../../../base/address/hand-query.ts";
import { href } from "../../../base/address/router.ts";
import { CHOICES, choose, settings } from "../../../base/browser/settings.ts";
import { RATED_CARDS } from "../../../base/cards/card-limits.ts";
import { allowingOf, isRestricted } from "../../../base/cards/puzzle.ts";
import { ask, noResult } from "../../../base/python/engine.ts";
import { StartLink } from "../../../base/ui/buttons/start-link.tsx";
import { Allowed } from "../../../base/ui/cards/allowed.tsx";
import { Face } from "../../../base/ui/cards/face.tsx";
import { useResult } from "../../../base/ui/loading/use-result.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { courts } from "../../../base/words/courts.ts";
import { labelled, t } from "../../../base/words/i18n.ts";
import { isBegun, type Standing } from "../../../player/history/standing.ts";
import type { Unfinished } from "../../mode.ts";
import { type Challenge, handQuery, trialQuery } from "./challenge-link.ts";
import { resultSentence, senderOf } from "./challenge-text.ts";

/**
 * The hands of a challenge, face down, with a link to the first open hand. The link works after
 * Python has read every hand.
 */
export function ChallengeStart({
  challenge,
  standings,
  unfinished,
}: {
  challenge: Challenge;
  standings: Standing[];
  unfinished: Unfinished | null;
}) {
  const { hands, target, times } = challenge;
  const { result: read, failure } = useResult(() => readLevels(challenge), []);
  const onTable = unfinished?.series === challenge.id ? unfinished.place : undefined;
  const begun = onTable !== undefined || standings.some(isBegun);
  const place = onTable ?? standings.findIndex(({ result }) => result === "open");
  const start = begun
    ? t("challenge.go-on", { place: place + 1, count: hands.length })
    : t("play.start");
  return (
    <div class="challenge-start">
      <p class="challenge-dare">
        {times
          ? resultSentence("challenge.dare", times, senderOf(challenge))
          : t("challenge.own", { count: hands.length })}
      </p>
      {times && (
        <p class="challenge-rules">
          {t("challenge.rules", { target })}
          <br />
          {courts() ? t("play.ranks.courts", { value: courts() }) : t("play.ranks")}
        </p>
      )}
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
              <Face key={`${card}`} card={null} />
            ))}
          </span>
        ))}
      </div>
      <p class="help-text">{read ? levelsOf(read) : "…"}</p>
      <StartLink
        link={read ? href("play", handQuery({ challenge, place })) : null}
        label={start}
        begun={false}
      />
      <Allowed hand={challenge} />
      {times && (
        <div class="ending-actions">
          <label class="tick">
            <input
              type="checkbox"
              checked={settings.value.pace === "friend"}
              onChange={({ currentTarget }) =>
                choose("pace", currentTarget.checked ? "friend" : "off")
              }
            />
            <span>{labelled(t("settings.pace"), senderOf(challenge))}</span>
          </label>
          {!begun && target === DEFAULT_TARGET && !isRestricted(challenge) && (
            <a class="button" href={href("play", trialQuery(challenge))}>
              {t("challenge.trial")}
            </a>
          )}
        </div>
      )}
      <div class="page-notice">
        {failure ? <FailureNotice error={failure} /> : <EngineNotice />}
      </div>
    </div>
  );
}

/**
 * How many hands there are, and their levels.
 *
 * @param levels null for a hand that is not rated
 */
function levelsOf(levels: (Level | null)[]) {
  const hands = t("challenge.count", { count: levels.length });
  const known = CHOICES.level.flatMap((name) => {
    const alike = levels.filter((level) => level === name);
    return alike[0] ? `${alike.length} × ${t(`level.${alike[0]}`)}` : [];
  });
  if (known.length === 0) return hands;
  return t("challenge.levels", { hands, levels: known.join(t("win.comma")) });
}

/**
 * Has Python read every hand and the target, and returns the levels of the hands. Rejects with the
 * fault in a hand.
 */
async function readLevels({ hands, target: written, ...rules }: Challenge) {
  const [target, ...read] = await Promise.all([
    ask("read_target", { text: written }),
    ...hands.map((text) => ask("read_hand", { text })),
  ]);
  return Promise.all(
    read.map(async ({ numbers }) => {
      const isRated = numbers.length <= RATED_CARDS;
      const rated = isRated
        ? await ask("rate", { numbers, target, ...allowingOf(rules) }).catch(noResult)
        : null;
      return rated?.level ?? null;
    }),
  );
}
