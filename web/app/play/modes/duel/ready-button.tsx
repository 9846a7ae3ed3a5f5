import { useRef } from "preact/hooks";
import { useLostFocus } from "../../../base/ui/input/lost-focus.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Duel } from "./duel.ts";
import type { Playing } from "./playing.ts";

/** Says that this player is ready for the next hand, and then waits for the other. */
export function ReadyButton({
  duel,
  playing: { isDealt, isReady, name },
  label,
}: {
  duel: Duel;
  playing: Playing;
  label: string;
}) {
  const button = useRef<HTMLButtonElement | null>(null);
  useLostFocus(button, []);
  return (
    <button
      ref={button}
      type="button"
      class="button primary start-button"
      aria-disabled={isReady || !isDealt || undefined}
      onClick={duel.ready}
    >
      {isReady ? t("duel.waits", { name }) : label}
    </button>
  );
}
