import type { Posed } from "../../base/cards/puzzle.ts";
import { LineIcon } from "../../base/ui/buttons/icon.tsx";
import { cardsOf } from "../../base/ui/cards/hand-link.tsx";
import { t } from "../../base/words/i18n.ts";
import { say } from "../../base/words/say.ts";
import { fullWords } from "./list-words.ts";
import { hasRoom, isStarred, toggleStar } from "./own-lists.ts";

const STAR = "M12 3.6l2.5 5.3 5.8.7-4.3 4 1.1 5.8-5.1-2.9-5.1 2.9L8 13.6l-4.3-4 5.8-.7Z";

/**
 * A button that gives a hand a star, so that it is among the favourites.
 *
 * @param props `named`: whether its name names the hand, in a list of several
 */
export function Star({ hand, named = false }: { hand: Posed; named?: boolean }) {
  const isOn = isStarred(hand);
  const isFull = !isOn && !hasRoom.value;
  const name = named ? `${t("lists.star")} ${cardsOf(hand)}` : t("lists.star");
  return (
    <button
      type="button"
      class="icon-button star"
      aria-label={name}
      aria-pressed={isOn}
      aria-disabled={isFull || undefined}
      title={isFull ? fullWords() : name}
      onClick={() => {
        if (!toggleStar(hand)) say(fullWords());
      }}
    >
      <LineIcon path={STAR} />
    </button>
  );
}

/** Gives a hand a star or takes it away, and says so. */
export function pressStar(hand: Posed) {
  const done = toggleStar(hand);
  say(done ? t(isStarred(hand) ? "lists.starred" : "lists.unstarred") : fullWords());
}
