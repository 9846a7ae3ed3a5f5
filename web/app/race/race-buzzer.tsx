import { t } from "../core/i18n.js";
import { settings } from "../core/settings.js";
import { BUZZERS } from "./race-keys.js";

/** @import { Race } from "./race.js" */
/** @import { Side } from "./race-rules.js" */

/**
 * What a player can do while the hand is open to both.
 *
 * @param {{race: Race, side: Side}} props
 */
export function RaceBuzzer({ race, side }) {
  const { deal, phase, ready } = race.state.value;
  const closed = phase !== "open";
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
        {keyboard && <kbd>{BUZZERS[side].toUpperCase()}</kbd>}
      </button>
      {!deal?.solvable && (
        <button
          type="button"
          class="button"
          aria-disabled={closed}
          onClick={() => race.claimNone(side)}
        >
          {t(race.claiming.value === side ? "race.none.again" : "play.none")}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-disabled={closed}
        aria-pressed={ready[side]}
        onClick={() => race.skip(side)}
      >
        {t("race.skip")}
      </button>
    </div>
  );
}
