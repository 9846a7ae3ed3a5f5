import { useSignal } from "@preact/signals";
import { t } from "../core/i18n.ts";
import type { Puzzle } from "../core/puzzle.ts";
import { cardsOf, HandLink } from "../ui/hand-link.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { MoreButton } from "../ui/more-button.tsx";
import { Star } from "./star.tsx";

const SHOWN = 24;

/** The hands of a list, each with its star. */
export function Hands({
  name,
  hands,
  onRemove,
}: {
  name: string;
  hands: Puzzle[];
  onRemove?: ((hand: Puzzle) => void) | undefined;
}) {
  const limit = useSignal(SHOWN);
  return (
    <>
      <ol class="hand-list list-hands" aria-label={name}>
        {hands.slice(0, limit.value).map((hand) => (
          <li key={JSON.stringify(hand)}>
            <HandLink hand={hand} />
            <Star hand={hand} named />
            {onRemove && (
              <IconButton
                icon="clear"
                label={t("lists.remove", { hand: cardsOf(hand) })}
                onClick={() => onRemove(hand)}
              />
            )}
          </li>
        ))}
      </ol>
      <MoreButton limit={limit} total={hands.length} label="stats.more" />
    </>
  );
}
