import { timeTaken } from "../core/duration.ts";
import { queryOf } from "../core/hand-query.ts";
import { t } from "../core/i18n.ts";
import { number } from "../core/pretty.ts";
import { href } from "../core/router.ts";
import type { Played } from "../history/played.ts";
import { FoldedSection } from "../solve/folded-section.tsx";
import { lazy, Nothing } from "../ui/lazy.tsx";
import { triedIn } from "./tried.ts";

const Beads = lazy(async () => (await import("./beads.tsx")).Beads, Nothing);

/** How the hands of a run, a day, a challenge or a set were played, behind its heading. */
export function EndedHands({ hands }: { hands: readonly Played[] }) {
  const tried = hands.filter(triedIn);
  if (tried.length === 0) return null;
  return (
    <FoldedSection name="ended-hands" title={t("mirror.label")}>
      <ol class="hand-list">
        {tried.map((hand) => (
          <li key={hand.id}>
            <EndedLink hand={hand} />
            <span class="hand-time">{timeTaken(hand.milliseconds)}</span>
            <Beads hand={hand} />
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}

function EndedLink({ hand }: { hand: Played }) {
  const cards = hand.numbers.map((value) => number(`${value}`)).join(" ");
  return (
    <a
      class="hand-link"
      href={href("play", queryOf(hand))}
      title={t("stats.again", { hand: cards, target: number(hand.target) })}
    >
      {cards}
    </a>
  );
}
