import { rulesQuery } from "../../../base/address/hand-query.ts";
import { go } from "../../../base/address/router.ts";
import { lazy, Nothing } from "../../../base/ui/loading/lazy.tsx";
import { t } from "../../../base/words/i18n.ts";
import { rulesOf } from "../../../table/hand/rules.ts";
import { type Mode, playAs } from "../../mode.ts";
import {
  type Challenge,
  type ChallengeHand,
  challengeQuery,
  handQuery,
  readChallenge,
  readChallengeHand,
  readTrial,
} from "./challenge-link.ts";
import { openPlace, seriesOf, standingOfHand, wonBefore } from "./results.ts";

const parts = () => import("./parts.tsx");
const Name = lazy(
  async () => (await parts()).Name,
  () => t("mode.challenge"),
  Nothing,
);
const Fact = lazy(async () => (await parts()).Fact, Nothing, Nothing);
const TrialTip = lazy(async () => (await parts()).TrialTip, Nothing, Nothing);

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
    load: async () => (await import("./challenge-page.tsx")).ChallengePage,
  },
  begin: () => go("challenge"),

  read(query) {
    const played = readChallengeHand(query);
    if (played) return playOfHand(played);
    const trial = readTrial(query);
    return trial && playOfTrial(trial);
  },

  handsOf({ name, query }) {
    const challenge = name === "challenge" ? readChallenge(query) : null;
    if (!challenge || "fault" in challenge) return null;
    const { hands, target, operators, ordered, solvable = false } = challenge;
    return Promise.resolve(hands.map((hand) => ({ hand, target, operators, ordered, solvable })));
  },
};

function playOfHand(played: ChallengeHand) {
  return playAs({
    recordFields: { mode: "challenge", ...seriesOf(played) },
    next: () => openNext(played),
    rules: rulesOf({ pace: "once", stream: false, claims: !played.challenge.solvable }),
    words: { enter: () => (isLast(played) ? "verdict.next.results" : "verdict.next") },
    onward: async () => (await parts()).onwardOf(played),
    spent() {
      const { result, milliseconds } = standingOfHand(played);
      return result === "open" ? milliseconds : 0;
    },
    wonBefore: () => wonBefore(played),
    parts: { Name, ...(played.challenge.times && { Fact }) },
    series: { name: "challenge", query: handsQuery(played.challenge) },
  });
}

/** The parameters of a link that describe the hands. */
function handsQuery(challenge: Challenge) {
  return { hands: challengeQuery(challenge).hands ?? "", ...rulesQuery(challenge) };
}

function playOfTrial(trial: Challenge) {
  return playAs({
    recordFields: { mode: "challenge" },
    next: () => go("challenge", challengeQuery(trial)),
    rules: rulesOf({ stream: false, claims: false }),
    words: { next: "challenge.to" },
    parts: { UnderCards: TrialTip },
  });
}

/** Whether all other hands of the challenge have ended. */
const isLast = ({ challenge, place }: ChallengeHand) => openPlace(challenge, place) === undefined;

/** Opens the next open hand of a challenge, or the results. */
function openNext({ challenge, place }: ChallengeHand) {
  const next = openPlace(challenge, place);
  if (next === undefined) go("challenge", challengeQuery(challenge));
  else go("play", handQuery({ challenge, place: next }));
}
