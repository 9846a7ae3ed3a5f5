import { computed, signal } from "@preact/signals";
import type { Verdict } from "../../engine/contract.d.ts";
import { ask, EngineError, noResult } from "../core/engine.ts";
import { type Puzzle, puzzleOf } from "../core/puzzle.ts";
import { fieldsOf, loadForTab, saveForTab } from "../core/storage.ts";
import type { Times } from "./set-result.ts";

const KEPT = "twentyfour:set";

/**
 * The state of a set in play: its hands in order, with the time of each. Progress is stored for the
 * tab, so that it survives a reload.
 *
 * @param name of the set
 */
export function createSetPlay(hands: Puzzle[], name: string) {
  const times = signal(kept(name, hands.length));
  const begun = signal(false);
  const text = signal("");
  const verdict = signal<Verdict | null>(null);
  const place = computed(() => times.value.length);
  let since = 0;
  let judging = false;

  function end(time: number | null) {
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

    /** Judges the answer. A right answer ends the hand. */
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

export type SetPlay = ReturnType<typeof createSetPlay>;

function kept(name: string, count: number): Times {
  const stored = fieldsOf(loadForTab(KEPT));
  if (stored.name !== name || !Array.isArray(stored.times)) return [];
  const fit = stored.times.every((time) => time === null || Number.isFinite(time));
  return fit && stored.times.length <= count ? stored.times : [];
}

/**
 * Reads the hands of a typed list, one on each line.
 *
 * @returns the hands, the numbers of lines that cannot be read, and the numbers of lines with
 * unsolvable hands
 */
export async function readList(
  list: string,
): Promise<{ hands: Puzzle[]; faulty: number[]; unsolvable: number[] }> {
  const lines = list.split("\n").filter((line) => line.trim() !== "");
  const hands: Puzzle[] = [];
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
