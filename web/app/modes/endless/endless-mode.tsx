import { engineState } from "../../core/engine.js";
import { settings } from "../../core/settings.js";
import { takeQueued } from "../../history/queued.js";
import { lazy, Nothing } from "../../ui/lazy.jsx";
import { playAs } from "../mode.js";

/** @import { Mode, Play } from "../mode.js" */
/** @import { Table } from "../../game/table/table.js" */

const parts = async () => (await import("../parts.js")).endless;

/** How often the next hand is one like a missed hand, if there is one. */
const REVIEWS = 1 / 4;

/** A hand like one that was missed, if there is one. */
const oneToReview = async () => (await import("../../history/review.js")).review();

/** @param {Table} table */
async function next(table) {
  const { hash } = location;
  const queued = takeQueued();
  if (queued) return table.lay(queued);
  const reviews = engineState.peek() === "ready" && settings.peek().edition === "standard";
  const again = reviews && Math.random() < REVIEWS ? await oneToReview() : null;
  if (location.hash !== hash) return;
  if (again) table.lay({ ...again, solvable: true, dealt: true });
  else table.deal();
}

const Below = lazy(async () => (await parts()).Below, Nothing, Nothing);

/**
 * Hand after hand, as the settings want them; now and then one like a hand that was missed.
 *
 * @type {Mode & {read: () => Play}}
 */
export const endless = {
  name: "endless",
  words: "endless",
  Picture: lazy(async () => (await parts()).Picture, Nothing, Nothing),
  bests: true,
  begin: (table) => table.deal(),

  read: () =>
    playAs({
      kept: { mode: "endless" },
      next: ({ table }) => next(table),
      rated: true,
      Below,
    }),
};
