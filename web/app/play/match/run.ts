import type { Entry } from "../../table/hand/trail.ts";

/**
 * How a hand is solved by an opponent who is not there: a recorded or a simulated player. Times are
 * milliseconds on the clock of the hand. The same run is played back after a reload.
 *
 * @field end when the hand is solved
 */
export type Run = { readonly moments: readonly RunMoment[]; readonly end: number };

/** From then on so many steps lie on the table. */
export type RunMoment = { readonly at: number; readonly steps: number };

/** A recorded hand, from the entries of its trail. */
export function runOfTrail(entries: readonly Entry[], end: number): Run {
  const moments: RunMoment[] = [];
  /** The steps that lie on the table, and those that a redo brings back too. */
  let [steps, most] = [0, 0];
  for (const entry of entries) {
    const before = steps;
    if (entry.type === "step") {
      steps += 1;
      most = steps;
    } else if (entry.type === "undo") steps = Math.max(0, steps - entry.count);
    else if (entry.type === "redo") steps = Math.min(most, steps + 1);
    const at = Math.min(entry.t, end); // the times of a trail are rounded
    if (steps !== before) moments.push({ at, steps });
  }
  return { moments, end };
}

/**
 * A solved hand of which only the time is known. The steps, if any, come one by one at the end.
 *
 * @param entry the milliseconds that the steps take
 */
export function runOfTime(end: number, steps = 0, entry = 0): Run {
  const thought = Math.max(0, end - entry);
  const gap = (end - thought) / (steps + 1);
  const moments = Array.from({ length: steps }, (_, step) => ({
    at: thought + gap * (step + 1),
    steps: step + 1,
  }));
  return { moments, end };
}

/** The times at which the steps were made that lie on the table after some time. */
export function stepsAt({ moments }: Run, now: number): number[] {
  const times: number[] = [];
  for (const { at, steps } of moments) {
    if (at > now) break;
    times.push(at);
    times.splice(steps);
  }
  return times;
}
