import { useSignal } from "@preact/signals";
import type { Puzzle } from "../../base/cards/puzzle.ts";
import { IconButton } from "../../base/ui/buttons/icon-button.tsx";
import { MoreButton } from "../../base/ui/buttons/more-button.tsx";
import { cardsOf, HandLink } from "../../base/ui/cards/hand-link.tsx";
import { t } from "../../base/words/i18n.ts";
import { Star } from "../../player/lists/star.tsx";

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
      <MoreButton limit={limit} total={hands.length} label="statistics.more" />
    </>
  );
}
