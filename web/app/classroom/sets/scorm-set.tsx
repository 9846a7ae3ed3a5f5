import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import type { Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { findApi, openScorm, type ScormSession } from "../school/scorm-api.ts";
import { resumeProgress, type SetPlay, writeProgress } from "./set-play.ts";
import { SetPlayer } from "./set-player.tsx";

/** The session of this page with the school's system; null if there is none. */
let session: ScormSession | null | undefined;

function openOnce(name: string) {
  if (session !== undefined) return session;
  const api = findApi(window);
  session = api && openScorm(api);
  if (session) {
    resumeProgress(name, session.resume());
    addEventListener("pagehide", session.close, { once: true });
  }
  return session;
}

/**
 * A set that a school's system has opened. The system has the mark after each hand, so that a closed
 * window loses none.
 */
export function ScormSet({ play, query, hands }: { play: SetPlay; query: Query; hands: Puzzle[] }) {
  const school = openOnce(nameOfHands(hands));
  const isDelivered = useSignal(school !== null);
  const { times } = play.played.value;
  const isDone = play.phase.value === "done";
  useLayoutEffect(() => {
    if (!school || times.length === 0) return;
    const solved = times.filter((time) => time !== null).length;
    isDelivered.value = school.report({ solved, of: hands.length }, isDone, writeProgress());
  }, [times]);
  return <SetPlayer play={play} query={query} hands={hands} isDelivered={isDelivered.value} />;
}
