import { timeTaken } from "../../base/time/duration.ts";
import { HandLink } from "../../base/ui/cards/hand-link.tsx";
import { lazy, Nothing } from "../../base/ui/loading/lazy.tsx";
import { t } from "../../base/words/i18n.ts";
import type { Played } from "../../table/hand/played.ts";
import { FoldedSection } from "../../table/solutions/folded-section.tsx";
import { Star } from "../lists/star.tsx";
import { triedIn } from "./tried.ts";

const Beads = lazy(async () => (await import("./beads.tsx")).Beads, Nothing);

/** How the hands of a run, a day, a challenge or a set were played, behind its heading. */
export function EndedHands({ hands }: { hands: readonly Played[] }) {
  const tried = hands.filter(triedIn);
  if (tried.length === 0) return null;
  return (
    <FoldedSection name="ended-hands" title={t("replay.label")}>
      <ol class="hand-list">
        {tried.map((hand) => (
          <li key={hand.id}>
            <HandLink hand={hand} />
            <span class="hand-time">{timeTaken(hand.milliseconds)}</span>
            <Star hand={hand} named />
            <Beads hand={hand} />
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
