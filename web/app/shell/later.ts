import { followLaunchedFiles } from "../player/backup/launched-file.ts";
import { followBadge } from "./badge.ts";
import { followPast } from "./follow-past.ts";
import { animatePages } from "./transitions.ts";
import { keepOffline } from "./updates.ts";

/** Starts what the first hand does not need. */
export function startLater() {
  keepOffline();
  followLaunchedFiles();
  followBadge();
  followPast();
  animatePages();
  import("../player/history/storage/database.ts").then(
    ({ followSettingsCopy }) => followSettingsCopy(),
    () => {},
  );
}
