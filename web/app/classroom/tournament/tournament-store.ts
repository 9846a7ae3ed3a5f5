import { computed, type Signal, signal } from "@preact/signals";
import { keep, load, type Refusal } from "../../base/browser/storage.ts";
import { BOARDS } from "../../player/history/boards.ts";
import { readTournament, type Tournament } from "./tournament.ts";

const KEY = BOARDS.tournament;

/** What was read or changed last; undefined before the first use. */
const current: Signal<Tournament | null | undefined> = signal(undefined);

export const tournament = computed(() =>
  current.value === undefined ? firstRead() : current.value,
);

/** Why the browser could not store the tournament, so that it lasts until the page is closed. */
export const tournamentRefused: Signal<Refusal> = signal(null);

/** Reads what is stored, and from now on what other tabs store. */
function firstRead() {
  addEventListener("storage", ({ key }) => {
    if (key === KEY && !tournamentRefused.peek()) current.value = readTournament(load(KEY));
  });
  return readTournament(load(KEY));
}

export function change(next: Tournament | null) {
  current.value = next;
  tournamentRefused.value = keep(KEY, next);
}
