import { useEffect } from "preact/hooks";
import { engineState } from "../core/engine.js";
import { t } from "../core/i18n.js";
import { DealChoices } from "../dealing/deal-choices.jsx";
import { EngineNotice } from "../ui/notices/engine-notice.jsx";
import { FailureNotice } from "../ui/notices/failure-notice.jsx";
import { createRace } from "./race.js";
import { RaceHalf } from "./race-half.jsx";
import { listenToRace } from "./race-keys.js";
import { GOAL, TIME } from "./race-rules.js";
import { raceNews } from "./race-words.js";

/** @import { Race } from "./race.js" */

/** The page of a race, which is found as it was left. */
export function createRacePage() {
  const race = createRace();
  return () => <RacePage race={race} />;
}

/**
 * Two players, one device: the halves of the screen face each other, or lie side by side.
 *
 * @param {{race: Race}} props
 */
function RacePage({ race }) {
  useEffect(() => listenToRace(race), []);
  if (engineState.value === "failed") return <Failed />;
  if (race.state.value.phase === "start") return <Start race={race} />;
  return (
    <div class="race">
      <h1 class="unseen" tabIndex={-1}>
        {t("race.title")}
      </h1>
      <p class="unseen" aria-live="polite">
        {raceNews(race)}
      </p>
      <span id="card-used" hidden>
        {t("card.used")}
      </span>
      <RaceHalf race={race} side={0} />
      <RaceHalf race={race} side={1} />
    </div>
  );
}

/** Why Python could not start; the race goes on as it was once it has started. */
function Failed() {
  return (
    <div class="page">
      <h1 class="unseen" tabIndex={-1}>
        {t("race.title")}
      </h1>
      <EngineNotice />
    </div>
  );
}

/** @param {{race: Race}} props */
function Start({ race }) {
  return (
    <div class="page">
      <div class="sheet">
        <h1 tabIndex={-1}>{t("race.title")}</h1>
        <p>{t("race.rules", { seconds: TIME / 1000, goal: GOAL })}</p>
        <p class="help-text">{t("race.places")}</p>
        {race.fault.value && <FailureNotice error={race.fault.value} />}
        <DealChoices />
        <button type="button" class="button primary" onClick={race.start}>
          {t("race.start")}
        </button>
      </div>
    </div>
  );
}
