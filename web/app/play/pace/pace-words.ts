import { type Key, t } from "../../base/words/i18n.ts";
import type { Pace } from "./runs.ts";

const NAMES: Record<Exclude<Pace, "friend">, Key> = {
  off: "settings.pace.off",
  last: "settings.pace.last",
  mean: "settings.pace.mean",
  best: "settings.pace.best",
  middle: "settings.pace.middle",
  strength: "settings.pace.strength",
};

/** Whom the player races. */
export const paceName = (pace: Pace, friend = "") => (pace === "friend" ? friend : t(NAMES[pace]));
