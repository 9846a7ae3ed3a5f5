import { route } from "../../base/address/router.ts";
import type { Posed } from "../../base/cards/puzzle.ts";
import type { Played } from "../../table/hand/played.ts";
import { rulesOf } from "../../table/hand/rules.ts";
import { encode } from "../../table/hand/trail.ts";
import type { Deal } from "../../table/hand/types.ts";
import { NO_DEAL } from "../../table/hand/views.ts";
import { createHandTable, type HandTable } from "../../table/playing/hand-table.ts";
import { type TableOptions, writeTrails } from "../../table/playing/live.ts";
import { keepOverReload } from "../../table/playing/over-reload.ts";
import { announceTable } from "../../table/views/announce-table.ts";
import type { Ending } from "../match/match.ts";

/** How a hand of a match ended for the player at this table. */
export type Ended = {
  ending: Extract<Ending, "solved" | "gave-up" | "missed">;
  /** The answer, and the trail; empty if there is none. */
  text: string;
  trail: string;
  /** When the answer was given, or the hand given up, in milliseconds since 1970. */
  at: number;
};

/** The table of one player in a match, on which hands are laid one after the other. */
export interface MatchTable {
  table: HandTable;
  /** Lays a hand. A hand that lies there, from before a reload, stays. */
  lay: (key: string, hand: Posed & Pick<Deal, "cards">) => void;
  /** Ends the hand without an answer. */
  giveUp: () => void;
  clear: () => void;
}

/**
 * Creates the table of a match. Nobody can claim that there is no solution, because the hands of a
 * match have one.
 *
 * @param name stores the hand over a reload
 * @param page the route of its page
 * @param mode the mode of its records
 * @param tries the number of wrong answers that end a hand; null if there is no limit
 */
export function createMatchTable({
  name,
  page,
  mode,
  tries = null,
  saveRecord,
  onEnd,
}: {
  name: string;
  page: string;
  mode: string;
  tries?: number | null;
  saveRecord: (played: Played) => void;
  onEnd: (ended: Ended) => void;
}): MatchTable {
  const rules = rulesOf({ pace: "hurried", help: "none", stream: false, claims: false, tries });
  /** When the last answer was given. A verdict may come later. */
  let answered = 0;
  let record: Played | null = null;
  const options: TableOptions = {
    playOf: () => ({ rules, recordFields: { mode } }),
    readHand: () => Promise.reject(new DOMException("a match has its hands", "AbortError")),
    isShown: () => route.value.name === page,
    saveRecord(played) {
      record = played;
      saveRecord(played);
    },
  };
  const table = createHandTable(options);
  const { live } = table;
  writeTrails(encode);
  keepOverReload(live, name, options)(() => true);
  announceTable(table, page, async () => []);

  live.onEvent((before, event, after) => {
    if (event.type === "replaced") return;
    if (after.asked && after.asked !== before.asked) answered = Date.now();
    if (before.result || !after.result) return;
    const { text = "", trail = "" } = record ?? {};
    const isSolved = after.result === "solved";
    const ending = isSolved ? "solved" : event.type === "abandoned" ? "gave-up" : "missed";
    onEnd({ ending, text, trail, at: ending === "gave-up" ? Date.now() : answered || Date.now() });
  });

  return {
    table,

    lay(key, { cards, numbers, target, operators = "", ordered }) {
      answered = 0;
      if (table.table.hand.peek().key === key) return;
      live.open({ ...NO_DEAL, key, cards, numbers, target, operators, ordered, solvable: true });
    },

    giveUp: () => live.dispatch({ type: "abandoned" }),
    clear: () => live.open(NO_DEAL),
  };
}
