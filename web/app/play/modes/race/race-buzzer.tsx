import { settings } from "../../../base/browser/settings.ts";
import { t } from "../../../base/words/i18n.ts";
import type { Race } from "./race.ts";
import { BUZZERS } from "./race-keys.ts";
import type { Side } from "./race-state.ts";

/** The buttons of a player while the hand is open to both. */
export function RaceBuzzer({ race, side }: { race: Race; side: Side }) {
  const { deal, phase, ready } = race.state.value;
  const open = phase === "open";
  const closed = !open || race.isHeld(side);
  const keyboard = matchMedia("(pointer: fine)").matches && settings.value.shortcuts === "on";
  return (
    <div class="race-buzzer">
      <button
        type="button"
        class="button primary race-buzz"
        aria-disabled={closed}
        aria-keyshortcuts={keyboard ? BUZZERS[side] : undefined}
        onClick={() => race.buzz(side)}
      >
        {t("race.buzz")}
        {keyboard && <kbd translate={false}>{BUZZERS[side].toUpperCase()}</kbd>}
      </button>
      {!deal?.solvable && (
        <button
          type="button"
          class="button"
          aria-disabled={closed}
          onClick={() => race.claimNone(side)}
        >
          {t(race.claiming.value === side ? "play.press-again" : "play.none")}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={!open}
        aria-pressed={ready[side]}
        onClick={() => race.skip(side)}
      >
        {t("race.skip")}
      </button>
    </div>
  );
}
