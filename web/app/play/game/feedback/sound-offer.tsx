import { choose, settings } from "../../../base/browser/settings.ts";
import { labelled, t } from "../../../base/words/i18n.ts";
import { playedHands } from "../../../player/history/history.ts";
import { isSolved } from "../../../table/hand/played.ts";

/** The win with which sounds are offered. */
const THIRD = 3;

/** The switch of the sounds, which are off at first. It is offered once, with the third win. */
export function SoundOffer() {
  if (playedHands.value.filter(isSolved).length !== THIRD) return null;
  const { sounds } = settings.value;
  return (
    <button
      type="button"
      class="button sound-offer"
      onClick={() => choose("sounds", sounds === "on" ? "off" : "on")}
    >
      {labelled(t("settings.sounds"), t(`settings.sounds.${sounds}`))}
    </button>
  );
}
