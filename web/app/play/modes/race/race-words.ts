import { engineState } from "../../../base/python/engine.ts";
import { allowedSpoken, allowedWords } from "../../../base/words/allowed-words.ts";
import { cardName } from "../../../base/words/card-words.ts";
import { listed, sentences, t } from "../../../base/words/i18n.ts";
import { number, pretty } from "../../../base/words/pretty.ts";
import { verdictSentences } from "../../../base/words/verdict-sentences.ts";
import type { Race } from "./race.ts";
import { choices, sideAhead } from "./race-choices.ts";
import type { Side } from "./race-state.ts";

export const playerName = (side: Side) => t(side === 0 ? "race.first" : "race.second");

/** The last event, in words for screen readers. */
export function raceNews(race: Race) {
  const { phase, by, point, reason } = race.state.value;
  if (phase === "open" && race.claiming.value !== null) return t("play.press-again");
  if (phase === "open") return sentences(handWords(race), headWords());
  if (phase === "answering" && by !== null) {
    const player = playerName(by);
    return race.verdict.value
      ? t("race.faulty", { player, fault: fault(race) })
      : t("race.has-buzzed", { player });
  }
  if (reason === "skipped") return t("race.skipped");
  if (point === null) return phase === "over" ? t("race.drawn") : "";
  const words = { player: playerName(point), ...scores(race) };
  const score = t(phase === "over" ? "race.wins" : "race.point", words);
  return sentences(reason && t(`race.told.${reason}`), score);
}

/** Who may buzz before the other, and how long. */
function headWords() {
  const side = sideAhead.value;
  if (side === null) return "";
  return t("race.head.told", { player: playerName(side), seconds: choices.value.seconds });
}

/** The names of the cards in the hand, and the allowed operators. */
export function handWords({ state }: Race) {
  const { deal } = state.value;
  const cards = t("race.new-hand", { cards: listed(deal?.cards.map(cardName) ?? []) });
  return sentences(cards, allowedSpoken(deal ?? {}));
}

function scores(race: Race) {
  const [first, second] = race.state.value.scores;
  return { first, second };
}

/** The sentence next to a side's score, and the allowed operators. */
export const sideWords = (race: Race, side: Side) =>
  sentences(phaseWords(race, side), allowedWords(race.state.value.deal ?? {}));

/**
 * The kind of a side's words: about a right answer, or about a fault; undefined for any other
 * words.
 */
export function sideKind({ state, verdict }: Race, side: Side) {
  const { phase, by, point } = state.value;
  if (phase === "answering") return by === side && verdict.value ? "wrong" : undefined;
  if (point === null) return undefined;
  return point === side ? "right" : "wrong";
}

function phaseWords(race: Race, side: Side) {
  const { phase, by, ready, reason, point, deal } = race.state.value;
  const mine = by === side;
  if (phase === "dealing")
    return t(engineState.value === "ready" ? "race.dealing" : "deal.waiting");
  if (phase === "open" && ready[side]) return t("race.waits");
  if (phase === "open") {
    const target = number(deal?.target ?? "");
    if (race.headStart.value === 0) return t("race.open", { target });
    return t(race.isHeld(side) ? "race.head.theirs" : "race.head.mine", { target });
  }
  if (phase === "answering") return mine ? fault(race) : t("race.listen");
  if (phase === "judging")
    return t(engineState.value === "ready" ? "race.judging" : "verdict.waiting");
  if (reason === "skipped") return t("race.skipped");
  if (phase === "over" && point === null) return t("race.drawn");
  if (phase === "over") return t(point === side ? "race.won" : "race.lost");
  return t(`race.${reason ?? "right"}.${mine ? "mine" : "theirs"}`);
}

/** What the player has to correct in the answer while there is time. */
function fault(race: Race) {
  const verdict = race.verdict.value;
  const target = race.state.value.deal?.target ?? "";
  if (!verdict) return t("race.answer");
  return verdictSentences(verdict, target)[0];
}

/** The solution of a hand that is over, in words. */
export function solutionText({ state, solution, verdict }: Race) {
  const { deal, reason } = state.value;
  const answered = reason === "right" ? verdict.value?.expression?.text : null;
  const text = answered ?? solution.value;
  if (text) return `${pretty(text)} = ${deal?.target}`;
  return verdict.value?.code === "no-solution" ? t("solutions.none") : "";
}
