import { useLayoutEffect } from "preact/hooks";
import { nameOfHands } from "../../base/address/hand-list.ts";
import type { Query } from "../../base/address/router.ts";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { useSaid } from "../../base/ui/notices/use-said.ts";
import { t } from "../../base/words/i18n.ts";
import { SetEnded } from "./set-ended.tsx";
import { SetHand } from "./set-hand.tsx";
import { readTerms } from "./set-link.ts";
import type { SetPlay } from "./set-play.ts";
import { SetStart } from "./set-start.tsx";

/**
 * A set for a pupil: the start, the hands in order, and the result.
 *
 * @param props `isDelivered`: whether the school's system has the mark, if the link names one
 */
export function SetPlayer({
  play,
  query,
  hands,
  isDelivered,
}: {
  play: SetPlay;
  query: Query;
  hands: Puzzle[];
  isDelivered?: boolean;
}) {
  const name = nameOfHands(hands);
  const terms = readTerms(query);
  const title = terms.title || t("sets.title");
  useLayoutEffect(
    () => play.open(hands, name, terms),
    [name, terms.minutes, terms.hints, terms.solve],
  );
  useSaid(play.isRight.value ? t("sets.right") : "", { about: play.place.value });
  const phase = play.phase.value;
  if (phase === "start")
    return (
      <SetStart
        play={play}
        title={title}
        count={hands.length}
        query={query}
        hasTeacher={isDelivered === undefined}
      />
    );
  if (phase === "done")
    return (
      <SetEnded play={play} title={title} name={name} query={query} isDelivered={isDelivered} />
    );
  return <SetHand play={play} title={title} hands={hands} hasHints={terms.hints} />;
}
