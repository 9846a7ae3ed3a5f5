import type { Query } from "../../../base/address/router.ts";
import type { HandState } from "../../../table/hand/types.ts";

/**
 * A hand of a run, and the hints and skips that are left when it is dealt. The link has them, so
 * that the rules of the hand do not wait for the history.
 */
export type Place = {
  /** Six characters in base 36, from which the hands of the run are dealt. */
  run: string;
  /** From 0. */
  place: number;
  hints: number;
  skips: number;
};

/** The hand of a link; null if the link belongs to another mode. */
export function readPlace({ streak, place, hints, skips }: Query): Place | null {
  const isWhole = /^[\da-z]{6},[1-9]\d{0,2},[0-3],[01]$/.test(`${[streak, place, hints, skips]}`);
  return isWhole
    ? { run: `${streak}`, place: Number(place) - 1, hints: Number(hints), skips: Number(skips) }
    : null;
}

/** Whether the hand ended the run: by a wrong answer, or because it was given up. */
export const isMissed = ({ result, wrong }: Pick<HandState, "result" | "wrong">) =>
  result === "shown" || wrong > 0;
