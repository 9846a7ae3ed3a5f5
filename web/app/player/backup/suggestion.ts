import { playedHands } from "../history/history.ts";
import { installOffer } from "./app-install.ts";
import { appleHome } from "./apple-home.ts";
import { handsToBackUp, isAppOffered } from "./backup.ts";

/** The page is suggested as an app after this many days of play. */
const DAYS = 3;

/** In Apple's browsers, which delete the hands of idle players, also after this many hands. */
const HANDS = 10;

/** A backup is suggested after this many hands: sooner where the browser deletes them. */
const BACKUP_AFTER = 100;
const BACKUP_AFTER_BY_APPLE = 20;

/** The number of hands to back up if a backup is due, else 0. */
export const backupDue = () => handsToBackUp(appleHome() ? BACKUP_AFTER_BY_APPLE : BACKUP_AFTER);

/** The one thing to suggest at the end of a hand, so that the player's hands are kept; or null. */
export function suggestion(): "home" | "dock" | "install" | "backup" | null {
  const home = appleHome();
  if (!isAppOffered()) {
    if (home && (playedHands.value.length >= HANDS || hasPlayedDays())) return home;
    if (!home && installOffer.value && hasPlayedDays()) return "install";
  }
  return backupDue() ? "backup" : null;
}

/** Whether the player has played on enough days. */
function hasPlayedDays() {
  const days = new Set<string>();
  return playedHands.value.some(({ localDate }) => days.add(localDate).size >= DAYS);
}
