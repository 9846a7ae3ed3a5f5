import { useEffect, useRef } from "preact/hooks";
import { LIMITS, settings } from "../../../base/browser/settings.ts";
import { engineState } from "../../../base/python/engine.ts";
import { Choice } from "../../../base/ui/fields/choice.tsx";
import { Segments } from "../../../base/ui/fields/segments.tsx";
import { isFocusLost } from "../../../base/ui/input/lost-focus.ts";
import { EngineNotice } from "../../../base/ui/notices/engine-notice.tsx";
import { FailureNotice } from "../../../base/ui/notices/failure-notice.tsx";
import { useSaid } from "../../../base/ui/notices/use-said.ts";
import { Fold } from "../../../base/ui/sections/fold.tsx";
import { StartPage } from "../../../base/ui/start/start-page.tsx";
import { TargetFace } from "../../../base/ui/twentyfour/target-face.tsx";
import { t } from "../../../base/words/i18n.ts";
import { DealChoices } from "../../../player/dealing/deal-choices.tsx";
import { createRace, type Race } from "./race.ts";
import { AHEAD, choices, chooseHands, chooseRace, HEAD_STARTS, sideAhead } from "./race-choices.ts";
import { RaceHalf } from "./race-half.tsx";
import { listenToRace } from "./race-keys.ts";
import { GOAL, TIME } from "./race-state.ts";
import { raceNews, solutionText } from "./race-words.ts";

/** The remaining seconds that are announced. */
const TOLD = new Set([20, 10, 5]);

/** Creates the page of a race. The race continues when the player comes back to the page. */
export function createRacePage() {
  const race = createRace();
  return () => <RacePage race={race} />;
}

/** Two players on one device. The halves of the screen face each other, or are side by side. */
function RacePage({ race }: { race: Race }) {
  const page = useRef<HTMLDivElement | null>(null);
  const { phase } = race.state.value;
  const left = race.left.value;
  const isHeadOver = sideAhead.value !== null && race.headStart.value === 0;
  const whole =
    settings.value.reader === "on"
      ? ({ role: "application", "aria-label": t("race.title") } as const)
      : {};
  useEffect(() => listenToRace(race), []);
  useSaid(raceNews(race), { about: phase });
  useSaid(phase === "decided" || phase === "over" ? solutionText(race) : "", { about: phase });
  useSaid(phase === "open" && isHeadOver ? t("race.head.over") : "");
  useSaid(phase === "answering" && left && TOLD.has(left) ? t("race.left", { count: left }) : "");
  useEffect(() => {
    if (!isFocusLost()) return;
    const next = page.current?.querySelector(".race-result .primary, h1");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [phase]);
  if (engineState.value === "failed") return <Failed />;
  if (phase === "start") return <Start race={race} />;
  return (
    <div class="race" ref={page} {...whole}>
      <h1 class="unseen" tabIndex={-1}>
        {t("race.title")}
      </h1>
      <span id="card-used" hidden>
        {t("card.used")}
      </span>
      <RaceHalf race={race} side={0} />
      <RaceHalf race={race} side={1} />
    </div>
  );
}

/** Why Python could not start. The race continues after a successful start. */
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

function Start({ race }: { race: Race }) {
  return (
    <StartPage
      title={t("race.title")}
      rules={
        <>
          <p>
            {settings.value.limits === "off"
              ? t("race.rules.untimed", { goal: GOAL })
              : t("race.rules", {
                  goal: GOAL,
                  seconds: (TIME * LIMITS[settings.value.limits]) / 1000,
                })}
          </p>
          <p>{t("race.places")}</p>
        </>
      }
    >
      <span class="race-picture">
        {[0, 1].map((side) => (
          <TargetFace key={side} target={`${GOAL}`} />
        ))}
      </span>
      {race.fault.value && <FailureNotice error={race.fault.value} />}
      <HeadStart />
      <Fold title={t("start.choices")}>
        {() => (
          <>
            <DealChoices chosen={choices.value} onChoose={chooseHands} />
            <Choice name="limits" />
            <Choice name="input" />
          </>
        )}
      </Fold>
      <button type="button" class="button primary start-button" onClick={race.start}>
        {t("race.start")}
      </button>
    </StartPage>
  );
}

/** A handicap, such as for a child: one side may buzz some seconds before the other. */
function HeadStart() {
  const { ahead, seconds } = choices.value;
  return (
    <>
      <Segments
        name="ahead"
        legend={t("race.head")}
        value={ahead}
        choices={AHEAD}
        word={(choice) => t(`race.head.${choice}`)}
        onChoose={(choice) => chooseRace({ ahead: choice })}
      />
      {ahead !== "none" && (
        <Segments
          name="head-start"
          legend={t("race.head.seconds")}
          value={seconds}
          choices={HEAD_STARTS}
          word={String}
          onChoose={(choice) => chooseRace({ seconds: choice })}
        />
      )}
    </>
  );
}
