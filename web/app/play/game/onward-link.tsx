import { useRef } from "preact/hooks";
import { useLostFocus } from "../../base/ui/input/lost-focus.ts";
import { useResult } from "../../base/ui/loading/use-result.ts";
import { t } from "../../base/words/i18n.ts";
import type { Play, PlayTable } from "../mode.ts";

/**
 * The link to what follows the hand, once it is known. It takes the focus from the button that it
 * replaces.
 */
export function OnwardLink({
  game,
  onward,
}: {
  game: PlayTable;
  onward: NonNullable<Play["onward"]>;
}) {
  const { key } = game.table.hand.value;
  const { result: following } = useResult(() => onward(game), [key]);
  const link = useRef<HTMLAnchorElement | null>(null);
  useLostFocus(link, [following]);
  return (
    following && (
      <a ref={link} class="button primary do-next" href={following.href}>
        {t(following.label)}
      </a>
    )
  );
}
