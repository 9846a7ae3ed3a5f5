import { PaceChoice } from "./pace-choice.tsx";
import { type Paced, useRuns } from "./use-runs.ts";

/** The choice of the player to race, with the times for the hand on the table. */
export function PaceMenu(props: Paced) {
  const { runOf, friend } = useRuns(props);
  return <PaceChoice friend={friend} timeOf={(pace) => runOf(pace)?.end ?? null} />;
}
