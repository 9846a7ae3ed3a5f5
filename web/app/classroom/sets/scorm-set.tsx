import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { findApi, openScorm, type ScormSession } from "../school/scorm-api.ts";
import { resumeProgress, type SetPlay, writeProgress } from "./set-play.ts";
import { SetPlayer } from "./set-player.tsx";

/** The session of this page with the school's system; null if there is none. */
let session: ScormSession | null | undefined;

/**
 * Opens the session. The progress is that of the system, because an earlier pupil may have played in
 * this tab.
 */
function openOnce(play: SetPlay) {
  if (session !== undefined) return session;
  const api = findApi(window);
  session = api && openScorm(api);
  if (session) {
    addEventListener("pagehide", session.close, { once: true });
    const progress = session.resume();
    if (progress !== writeProgress()) {
      play.again();
      resumeProgress(progress);
    }
  }
  return session;
}

/**
 * A set that a school's system has opened. The system has the mark after each hand, so that a closed
 * window loses none.
 */
export function ScormSet({ play, query, hands }: { play: SetPlay; query: Query; hands: Puzzle[] }) {
  const school = useSignal(session);
  const isDelivered = useSignal(true);
  const { times } = play.played.value;
  const phase = play.phase.value;
  useLayoutEffect(() => {
    school.value = openOnce(play);
    isDelivered.value = school.value !== null;
  }, []);
  useLayoutEffect(() => {
    const isDone = times.length === hands.length;
    if (!school.value || !(isDone || phase === "playing")) return;
    const solved = times.filter((time) => time !== null).length;
    const mark = times.length > 0 ? { solved, of: hands.length } : null;
    isDelivered.value = school.value.report(mark, isDone, writeProgress());
  }, [times, phase]);
  if (school.value === undefined) return null;
  return <SetPlayer play={play} query={query} hands={hands} isDelivered={isDelivered.value} />;
}
