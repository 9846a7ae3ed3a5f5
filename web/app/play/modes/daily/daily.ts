import { computed } from "@preact/signals";
import type { CardNumber, DailyHand } from "../../../../engine/contract.d.ts";
import { ask } from "../../../base/python/engine.ts";
import { createFold } from "../../../player/history/fold.ts";
import { playedHands } from "../../../player/history/history.ts";
import { type Standing, standingAfter } from "../../../player/history/standing.ts";
import { cardsName, isEnded, type Played, sameNumbers } from "../../../table/hand/played.ts";
import type { Unfinished } from "../../mode.ts";

export const LEVELS = ["easy", "medium", "hard"] as const;

const asked = new Map<string, Promise<DailyHand[]>>();

/** The three hands of a day, from Python. A failed call is repeated by the next caller. */
export function handsOf(day: string) {
  const known = asked.get(day);
  if (known) return known;
  const hands = ask("daily", { date: day }).then((answer) => answer.hands);
  asked.set(day, hands);
  hands.catch(() => asked.delete(day));
  return hands;
}

export function standingOf(day: string, numbers: CardNumber[]): Standing {
  const all = playedHands.value.filter(
    (played) =>
      played.mode === "daily" && played.series === day && sameNumbers(played.numbers, numbers),
  );
  return standingAfter(all);
}

/** The result of a hand of the day, including the round in play. */
export function standingWith(
  unfinished: Unfinished | null,
  day: string,
  numbers: CardNumber[],
): Standing {
  const standing = standingOf(day, numbers);
  const plays =
    standing.result === "open" &&
    unfinished?.mode === "daily" &&
    unfinished.series === day &&
    sameNumbers(unfinished.numbers, numbers);
  if (!plays) return standing;
  return { ...standing, milliseconds: standing.milliseconds + unfinished.milliseconds };
}

/** A summary of the hands of all days, updated with each new hand. */
const ended = createFold<{ days: Map<string, Map<string, Played>>; first: string | null }>(
  () => ({ days: new Map(), first: null }),
  (state, played) => {
    if (played.mode !== "daily" || !isEnded(played)) return;
    const { series = "", localDate } = played;
    const day = state.days.get(series) ?? new Map();
    const name = cardsName(played.numbers);
    if (day.has(name)) return;
    day.set(name, played);
    state.days.set(series, day);
    if (state.first === null || localDate < state.first) state.first = localDate;
  },
);

/**
 * For each day, the hands that the player has ended, by name. If a hand was ended several times,
 * the first time counts.
 */
export const endedOn = computed(() => new Map(ended(playedHands.value).days));

/** The date on which the player first ended a hand of a day; null if there is none. */
export const firstPlayed = computed(() => ended(playedHands.value).first);

/** How many hands of a day the player has ended. */
export const endedCount = (day: string) => endedOn.value.get(day)?.size ?? 0;

/** Whether each hand of a day is solved or given up. */
export const isDone = (day: string) => endedCount(day) >= LEVELS.length;

/** The first open hand of a day other than the hand on the table, if there is one. */
export async function openAfter(day: string, numbers: CardNumber[] | null) {
  const hands = await handsOf(day);
  return hands.find(
    (hand) =>
      !(numbers && sameNumbers(hand.numbers, numbers)) &&
      standingOf(day, hand.numbers).result === "open",
  );
}
