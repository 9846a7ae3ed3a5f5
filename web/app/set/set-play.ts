import { computed, signal } from "@preact/signals";
import { ask, EngineError, noResult } from "../core/engine.js";
import { puzzleOf } from "../core/puzzle.js";
import { loadForTab, saveForTab } from "../core/storage.js";

/** @import { Verdict } from "../../engine/contract.d.ts" */
/** @import { ListedHand } from "../print/hand-list.js" */
/** @import { Times } from "./set-result.js" */

const KEPT = "twentyfour:set";

/**
 * A set that is played: its hands in order, the time of each. What is done is kept for the tab, so that a
 * reload goes on where it was.
 *
 * @param {ListedHand[]} hands
 * @param {string} name of the set
 */
export function createSetPlay(hands, name) {
  const times = signal(kept(name, hands.length));
  const begun = signal(false);
  const text = signal("");
  const verdict = signal(/** @type {Verdict | null} */ (null));
  const place = computed(() => times.value.length);
  let since = 0;
  let judging = false;

  /** @param {number | null} time */
  function end(time) {
    times.value = [...times.value, time];
    saveForTab(KEPT, { name, times: times.value });
    text.value = "";
    since = performance.now();
  }

  return {
    times,
    text,
    verdict,
    place,
    phase: computed(() => {
      if (place.value >= hands.length) return "done";
      return begun.value ? "playing" : "start";
    }),

    start() {
      begun.value = true;
      since = performance.now();
    },

    /** Judges the answer; a right one ends the hand. */
    async check() {
      const hand = hands[place.value];
      if (!hand || judging) return;
      judging = true;
      const time = performance.now() - since;
      const judged = await ask("check", { ...puzzleOf(hand), text: text.value }).catch(noResult);
      judging = false;
      if (!judged) return;
      verdict.value = judged;
      if (judged.ok) end(time);
    },

    skip() {
      verdict.value = null;
      end(null);
    },

    again() {
      verdict.value = null;
      times.value = [];
      saveForTab(KEPT, null);
      begun.value = false;
    },
  };
}

/** @typedef {ReturnType<typeof createSetPlay>} SetPlay */

/**
 * @param {string} name
 * @param {number} count
 * @returns {Times}
 */
function kept(name, count) {
  const stored = /** @type {{name?: unknown, times?: unknown} | null} */ (loadForTab(KEPT) ?? null);
  if (stored?.name !== name || !Array.isArray(stored.times)) return [];
  const fit = stored.times.every((time) => time === null || Number.isFinite(time));
  return fit && stored.times.length <= count ? stored.times : [];
}

/**
 * The hands of a typed list, a line each.
 *
 * @param {string} list
 * @returns {Promise<{hands: ListedHand[], faulty: number[], unsolvable: number[]}>} the numbers of lines that are
 *   no hand, and of hands without a solution
 */
export async function readList(list) {
  const lines = list.split("\n").filter((line) => line.trim() !== "");
  /** @type {ListedHand[]} */
  const hands = [];
  const faulty = [];
  const unsolvable = [];
  for (const [at, line] of lines.entries()) {
    try {
      const { numbers } = await ask("read_hand", { text: line });
      hands.push({ numbers, target: "24" });
      if (!(await ask("is_solvable", { numbers }))) unsolvable.push(at + 1);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      faulty.push(at + 1);
    }
  }
  return { hands, faulty, unsolvable };
}
