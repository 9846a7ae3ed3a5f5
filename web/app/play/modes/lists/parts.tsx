import { puzzleOf } from "../../../base/cards/puzzle.ts";
import { t } from "../../../base/words/i18n.ts";
import { listName } from "../../../player/lists/list-words.ts";
import type { PlayTable } from "../../mode.ts";
import { openAfter, standingOf } from "./play-list.ts";

const standing = ({ table }: Pick<PlayTable, "table">) => {
  const hand = table.hand.value;
  return standingOf(hand.key, puzzleOf(hand));
};

/** The name of the list, and the place of the hand in it. */
export function Name({ game }: { game: PlayTable }) {
  const { list, hands, at } = standing(game);
  return (
    <span class="mode-parts">
      <span class="list-name">{list ? listName(list) : t("mode.list")}</span>{" "}
      {at >= 0 && <span>{t("daily.place", { place: at + 1, count: hands.length })}</span>}
    </span>
  );
}

export const openNext = (game: PlayTable) => openAfter(standing(game));
