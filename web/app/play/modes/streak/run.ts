import type { RatedDeal } from "../../../../engine/contract.d.ts";
import { go, type Query, read } from "../../../base/address/router.ts";
import { ask } from "../../../base/python/engine.ts";
import { handsSoFar } from "../../../player/history/history.ts";
import { journalHands } from "../../../player/history/storage/journal.ts";
import { type Played, sameNumbers } from "../../../table/hand/played.ts";
import type { Dealer, Unfinished } from "../../mode.ts";
import { type Standing, standingAfter } from "./standing.ts";
import type { Place } from "./streak-link.ts";

/** The score of the first hand, and how much the scores rise from hand to hand. */
const FIRST = 4;
const RISE = 4;
const HARDEST = 96;

/** @param place of a hand, from 0 */
export const scoreAt = (place: number) => Math.min(HARDEST, FIRST + RISE * place);

/**
 * The records of all runs, oldest first, by the seed of the run. The run played last is the last.
 * Until Python has started, only the journal has the hand that was left when the page was closed.
 */
function recordsByRun() {
  const all = [...handsSoFar.value, ...journalHands()].filter(({ mode }) => mode === "streak");
  const once = new Map(all.map((played) => [played.id, played])).values();
  const runs = new Map<string, Played[]>();
  for (const played of [...once].sort((a, b) => a.at - b.at)) {
    const { series = "" } = played;
    const records = runs.get(series) ?? [];
    runs.delete(series);
    runs.set(series, [...records, played]);
  }
  return runs;
}

/** All runs, the run played last at the end. */
export const allRuns = () =>
  [...recordsByRun()].map(([run, records]) => ({ run, ...standingAfter(records) }));

export const standingOf = (run: string) => standingAfter(recordsByRun().get(run) ?? []);

/** The most hands that were solved without a miss. */
export const bestOf = (runs: readonly Standing[]) =>
  Math.max(0, ...runs.map(({ solved }) => solved));

/**
 * The hand to play in a run: the hand on the table, if it is of the run, or the hand after those
 * that were played.
 */
export function placeIn(run: string, unfinished: Unfinished | null): Place {
  const { place, hints, skips } = standingOf(run);
  const onTable = unfinished?.mode === "streak" && unfinished.series === run && unfinished.place;
  if (onTable === place + 1) return { run, place: onTable, hints, skips: 0 };
  return { run, place, hints, skips };
}

/** Whether the hand of a record really is the hand of its run at that place. */
export async function isOfRun({ numbers, place = 0, series = "", target }: Played) {
  const hand = await handAt(series, place);
  return hand.target === target && sameNumbers(hand.numbers, numbers);
}

/** The parameters of the link that plays a hand. */
export const placeQuery = ({ run, place, hints, skips }: Place): Query => ({
  streak: run,
  place: `${place + 1}`,
  hints: `${hints}`,
  skips: `${skips}`,
});

/** Opens a hand of a run, unless the player has gone elsewhere meanwhile. */
export async function openHand(at: Place, link: Dealer["link"]) {
  const { hash } = location;
  const deal = await handAt(at.run, at.place);
  if (location.hash !== hash) return;
  const { name, query } = read(link({ ...deal, solvable: true, dealt: true }, placeQuery(at)));
  go(name, query);
}

/** The hands of the run that was dealt last, by place. */
let dealt: { run: string; deals: Promise<RatedDeal>[] } = { run: "", deals: [] };

/**
 * A hand of a run, from Python. A run always has the same hands, without repetitions. After a
 * failure all hands are requested again.
 *
 * @param place from 0
 */
export function handAt(run: string, place: number): Promise<RatedDeal> {
  if (dealt.run !== run) dealt = { run, deals: [] };
  const { deals } = dealt;
  while (deals.length <= place) {
    const deal = dealAfter(run, deals.slice());
    deal.catch(() => deals.splice(0));
    deals.push(deal);
  }
  return deals[place] ?? dealAfter(run, deals.slice(0, place));
}

/** @param before the earlier hands of the run, which are not dealt again */
async function dealAfter(seed: string, before: Promise<RatedDeal>[]) {
  const exclude = (await Promise.all(before)).map(({ numbers }) => numbers);
  return ask("deal", {
    ...{ seed, near: scoreAt(before.length), exclude },
    ...{ deck: "K", solvable: "only" },
  });
}
