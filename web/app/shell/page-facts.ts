import type { Route } from "../base/address/router.ts";
import { type Key, keyOf } from "../base/words/i18n.ts";
import { ALL_MODES, modeKey } from "../play/modes.ts";
import { type Door, PAGES } from "./pages.ts";

/** The modes' own pages, with the keys of their names. */
export const MODE_PAGES = ALL_MODES.flatMap((mode) =>
  mode.page ? { ...mode.page, key: modeKey(mode) } : [],
);

const TABLE: Partial<Record<string, { door: Door }>> = PAGES;

/** The door of a page. The pages of a date are behind "Today". */
export const doorOf = ({ name, query: { date } }: Route): Door =>
  date === undefined ? (TABLE[name]?.door ?? "play") : "today";

/** The word key of a page's name. */
export const pageKey = (route: string): Key =>
  MODE_PAGES.find((page) => page.route === route)?.key ?? keyOf(`nav.${route}`) ?? "nav.play";
