import { type Key, t } from "../../base/words/i18n.ts";
import type { Pace } from "./runs.ts";

const NAMES: Record<Exclude<Pace, "friend">, Key> = {
  off: "pace.off",
  last: "pace.last",
  mean: "pace.mean",
  best: "pace.best",
  middle: "pace.middle",
  strength: "pace.strength",
};

/** Whom the player races. */
export const paceName = (pace: Pace, friend = "") => (pace === "friend" ? friend : t(NAMES[pace]));
