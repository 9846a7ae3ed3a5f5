import { computed } from "@preact/signals";
import { read } from "../../../base/address/router.ts";
import type { Dealer, Mode, PlayTable } from "../../mode.ts";
import { HOME, playOf } from "../../modes.ts";

type Playing = PlayTable["mode"];

/** The mode of the hand, and the hand that comes next. */
export interface GameMode extends Playing {
  /** Deals a new hand, in modes with an endless stream of hands. */
  skip: () => void;
  /** Deals hands according to the settings, in a mode with an endless stream of hands. */
  deal: () => void;
  /** Starts the mode that the player has chosen. */
  change: (mode: Mode) => void;
}

export function createMode(dealer: Dealer, gameOf: () => PlayTable): GameMode {
  const current = computed(() => playOf(read(dealer.hand.value.key).query));
  const play = computed(() => current.value.play);
  const next = () => play.peek().next(gameOf());
  const isStream = () => play.peek().rules.stream;
  return {
    mode: computed(() => current.value.mode),
    play,
    next,
    skip() {
      if (isStream()) next();
    },
    deal: () => (isStream() ? current.peek().mode : HOME).begin(dealer),
    change: (mode) => mode.begin(dealer),
  };
}
