import { go, read } from "../../../base/address/router.ts";
import { engineState } from "../../../base/python/engine.ts";
import { choices } from "./choices.ts";
import { newRun, type SprintRun } from "./kinds.ts";
import type { LinkTo } from "./link-to.ts";
import { handAt } from "./run.ts";
import { placeQuery } from "./sprint-link.ts";

/** Starts a run with the last choices. Until Python is ready, its page says what it waits for. */
export function startRun(link: LinkTo) {
  if (engineState.peek() !== "ready") return go("sprint");
  return begin(newRun(choices.peek()), 0, link).catch(() => go("sprint"));
}

/**
 * Deals a hand of a run, unless the player has left the page meanwhile.
 *
 * @param place from 0
 */
export async function begin(run: SprintRun, place: number, link: LinkTo) {
  const { hash } = location;
  const deal = await handAt(run, place);
  if (location.hash !== hash) return;
  const { name, query } = read(
    link({ ...deal, solvable: true, dealt: true }, placeQuery(run, place)),
  );
  go(name, query);
}
