import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { read } from "../../base/address/router.ts";
import { puzzleOf } from "../../base/cards/puzzle.ts";
import { today } from "../../base/time/today.ts";
import { handsSoFar } from "../../player/history/history.ts";
import { strength } from "../../player/strength/strength.ts";
import { isFound, type Played } from "../../table/hand/played.ts";
import type { HandTable } from "../../table/playing/hand-table.ts";
import type { PlayTable } from "../mode.ts";
import { readChallengeHand } from "../modes/challenge/challenge-link.ts";
import { friendOf } from "../modes/challenge/friend.ts";
import { type Pace, runAt } from "./runs.ts";

/**
 * The table, and whether the times of a record may be compared.
 *
 * @field paceWords what is raced, or how a win compares, in words
 */
export type Paced = {
  game: HandTable & Pick<PlayTable, "mode"> & { paceWords: Signal<string> };
  isCompared: (played: Played) => boolean;
};

/** The runs of the hand on the table, and the name of the friend whose hand the link has. */
export function useRuns({ game: { difficulty, live, table }, isCompared }: Paced) {
  const hand = table.hand.value;
  const hands = handsSoFar.value;
  const facts = [hand.key, hand.numbers, difficulty.value, hands, strength.value];
  return useMemo(() => {
    const played = readChallengeHand(read(hand.key).query);
    const friend = played && friendOf(played);
    const puzzle = puzzleOf(hand);
    const wins = hands.filter(
      (played) =>
        played.id !== live.id() && isFound(played) && played.hints === 0 && isCompared(played),
    );
    const runOf = (pace: Pace) =>
      puzzle &&
      runAt(pace, {
        ...{ puzzle, wins, friend, day: today.peek() },
        ...{ difficulty: difficulty.value, strength: strength.value },
      });
    return { runOf, friend: friend?.name };
  }, facts);
}
