import type { Entry } from "../../table/hand/trail.ts";

/**
 * How a hand is played by an opponent who is not there: a recorded or a simulated player. Times are
 * milliseconds on the clock of the hand. The same run is played back after a reload.
 *
 * @field solved whether the hand was solved at `end`
 */
export type Run = {
  readonly moments: readonly RunMoment[];
  readonly end: number;
  readonly solved: boolean;
};

/** From then on so many steps lie on the table, or so many answers were wrong. */
export type RunMoment = {
  readonly at: number;
  readonly what: "steps" | "wrong";
  readonly count: number;
};

/** A recorded hand, from the entries of its trail. */
export function runOfTrail(entries: readonly Entry[], end: number, solved: boolean): Run {
  const moments: RunMoment[] = [];
  /** The steps that lie on the table, those that a redo brings back too, and the wrong answers. */
  let [steps, most, wrong] = [0, 0, 0];
  for (const entry of entries) {
    const before = { steps, wrong };
    if (entry.type === "step") {
      steps += 1;
      most = steps;
    } else if (entry.type === "undo") steps = Math.max(0, steps - entry.count);
    else if (entry.type === "redo") steps = Math.min(most, steps + 1);
    else if ("ruling" in entry && entry.ruling === "wrong") wrong += 1;
    const at = Math.min(entry.t, end); // the times of a trail are rounded
    if (steps !== before.steps) moments.push({ at, what: "steps", count: steps });
    if (wrong !== before.wrong) moments.push({ at, what: "wrong", count: wrong });
  }
  return { moments, end, solved };
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
    what: "steps" as const,
    count: step + 1,
  }));
  return { moments, end, solved: true };
}

/** What a run has led to. `steps` are the times at which the steps on the table were made. */
export type Seen = {
  readonly steps: readonly number[];
  readonly wrong: number;
  readonly isOver: boolean;
};

export function seenAt({ moments, end }: Run, now: number): Seen {
  const steps: number[] = [];
  let wrong = 0;
  for (const { at, what, count } of moments) {
    if (at > now) break;
    if (what === "wrong") wrong = count;
    else {
      steps.push(at);
      steps.splice(count);
    }
  }
  return { steps, wrong, isOver: now >= end };
}
