import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";
import { partsOf } from "../../parts.ts";
import {
  type Challenge,
  challengeQuery,
  type Duel,
  duelQuery,
  readChallenge,
  readDuel,
  readTrial,
} from "./challenge-link.ts";
import { duelStanding, duelWon, openPlace, seriesOf } from "./results.ts";

const parts = partsOf("challenge");
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.challenge"),
  Nothing,
);
const Fact = lazy(async () => (await parts()).Fact, Nothing, Nothing);
const NextButton = lazy(async () => (await parts()).NextButton, Nothing, Nothing);
const TrialTip = lazy(async () => (await parts()).TrialTip, Nothing, Nothing);
const TrialNextButton = lazy(async () => (await parts()).TrialNextButton, Nothing, Nothing);

/** Hands that two players play, one after the other, on their own devices. */
export const challenge: Mode = {
  name: "challenge",
  words: "challenge",
  help: ["challenge.intro", "help.challenge"],
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  friend: true,
  page: {
    route: "challenge",
  },
  begin: () => go("challenge"),

  read(query) {
    const duel = readDuel(query);
    if (duel) return playOfDuel(duel);
    const trial = readTrial(query);
    return trial && playOfTrial(trial);
  },

  handsOf({ name, query }) {
    const challenge = name === "challenge" ? readChallenge(query) : null;
    if (!challenge || "fault" in challenge) return null;
    const { hands, target, operators, solvable = false } = challenge;
    return Promise.resolve(hands.map((hand) => ({ hand, target, operators, solvable })));
  },
};

function playOfDuel(duel: Duel) {
  return playAs({
    recordFields: { mode: "challenge", ...seriesOf(duel) },
    next: () => openNext(duel),
    rules: rulesOf({ pace: "once", stream: false, claims: !duel.challenge.solvable }),
    words: { next: () => (isLast(duel) ? t("verdict.next.results") : null) },
    spent() {
      const { result, milliseconds } = duelStanding(duel);
      return result === "open" ? milliseconds : 0;
    },
    wonBefore: () => duelWon(duel),
    parts: { Name, NextButton, ...(duel.challenge.times && { Fact }) },
    series: { name: "challenge", query: handsQuery(duel.challenge) },
  });
}

/** The parameters of a link that describe the hands. */
function handsQuery(challenge: Challenge) {
  const { hands = "", target, operators } = challengeQuery(challenge);
  return { hands, ...(target && { target }), ...(operators && { operators }) };
}

function playOfTrial(trial: Challenge) {
  return playAs({
    recordFields: { mode: "challenge" },
    next: () => go("challenge", challengeQuery(trial)),
    rules: rulesOf({ stream: false, claims: false }),
    parts: { UnderCards: TrialTip, NextButton: TrialNextButton },
  });
}

/** Whether all other hands of the challenge have ended. */
const isLast = ({ challenge, place }: Duel) => openPlace(challenge, place) === undefined;

/** Opens the next open hand of a challenge, or the results. */
function openNext({ challenge, place }: Duel) {
  const next = openPlace(challenge, place);
  if (next === undefined) go("challenge", challengeQuery(challenge));
  else go("play", duelQuery({ challenge, place: next }));
}
