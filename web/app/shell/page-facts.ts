import type { Route } from "../base/address/router.ts";
import { type Key, keyOf } from "../base/words/i18n.ts";
import { ALL_MODES, modeKey } from "../play/modes.ts";
import { type Door, PAGES } from "./pages.ts";

/** The door of a page. The pages of a date are behind "Today". */
export const doorOf = ({ name, query: { date } }: Route): Door =>
  date === undefined ? (PAGES[name]?.door ?? "play") : "today";

/** The word key of a page's name. */
export const pageKey = (route: string): Key =>
  modeKeyOf(route) ?? keyOf(`nav.${route}`) ?? "nav.play";

function modeKeyOf(route: string) {
  const mode = ALL_MODES.find(({ page }) => page?.route === route);
  return mode && modeKey(mode);
}
