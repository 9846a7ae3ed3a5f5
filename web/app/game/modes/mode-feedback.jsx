import { newChallenge } from "../../challenge/challenge-link.js";
import { challengeText } from "../../challenge/challenge-text.js";
import { DuelEnding } from "../../challenge/duel-ending.jsx";
import { inTenths } from "../../challenge/results.js";
import { engineState } from "../../core/engine.js";
import { DEFAULT_TARGET } from "../../core/hand-query.js";
import { t } from "../../core/i18n.js";
import { href, read } from "../../core/router.js";
import { reviewedBy } from "../../history/reviewed.js";
import { ReviewLine } from "../../sitting/review-line.jsx";
import { ShareButton } from "../../ui/sharing/share-button.jsx";
import { Slots } from "./slots.jsx";

/** @import { Game } from "../game.js" */

/**
 * What a mode adds to what the game says: slots to fill, a time to beat, a result to share.
 *
 * @param {{game: Game}} props
 */
export function ModeFeedback({ game }) {
  const { find, mode, round, table } = game;
  const { numbers, target } = table.hand.value;
  const reviewed = reviewedBy(numbers, target);
  const waits = !read(table.hand.value.key).query.hand && engineState.value !== "ready";
  return (
    <>
      {waits && <p class="tip">{t("deal.waiting")}</p>}
      {mode.context.value.trial && !round.result.value && (
        <p class="tip">{t("challenge.trial.about")}</p>
      )}
      {reviewed && (
        <ReviewLine
          of={reviewed.of}
          same={reviewed.same}
          ended={round.result.value !== null}
          numbers={numbers}
          target={target}
        />
      )}
      {find.active.value && <Slots game={game} />}
      {round.result.value && <Ending game={game} />}
    </>
  );
}

/** @param {{game: Game}} props */
function Ending({ game }) {
  const { mode, round } = game;
  const { name, date, duel, trial } = mode.context.value;
  const solved = round.result.value !== "shown";
  const spent = round.elapsed.value;
  return (
    <div class="ending">
      {duel && <DuelEnding duel={duel} spent={solved ? spent : null} />}
      {name === "daily" && !mode.dayDone.value && (
        <a class="button" href={href("daily", { date })}>
          {t("daily.back")}
        </a>
      )}
      {solved && name === "endless" && !trial && <ChallengeButton game={game} />}
    </div>
  );
}

/** @param {{game: Game}} props */
function ChallengeButton({ game: { round, table } }) {
  const { hand = "", target = DEFAULT_TARGET } = read(table.hand.value.key).query;
  const tenths = inTenths(round.elapsed.value);
  const challenge = newChallenge([hand], target, `${hand} ${tenths}`);
  const mine = { tenths, hints: round.hints.value };
  return <ShareButton text={challengeText(challenge, [mine])} label={t("challenge.share")} />;
}
