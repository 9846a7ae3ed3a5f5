import type { FunctionComponent } from "preact";
import { type Key, keyOf, speakOfPages } from "../core/i18n.ts";
import type { Lazy } from "../core/mode.ts";
import { MODES, modeKey } from "../modes/modes.ts";
import { lazy } from "../ui/lazy.tsx";
import { PAGES, type Props } from "./pages.ts";

/** The modes' own pages, with the keys of their names. */
export const MODE_PAGES = MODES.flatMap((mode) =>
  mode.page ? { ...mode.page, key: modeKey(mode) } : [],
);

/** A page that is loaded, with its words, when it is first shown. */
const lazyPage = (load: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), speakOfPages()]);
    return Page;
  });

/** All pages except the table, by route. */
export const LAZY_PAGES: Record<string, Lazy<Props>> = Object.fromEntries(
  Object.entries(PAGES).map(([route, load]) => [route, lazyPage(load)]),
);

/** The word key of a page's name. */
export const pageKey = (route: string): Key =>
  MODE_PAGES.find((page) => page.route === route)?.key ?? keyOf(`nav.${route}`) ?? "nav.play";

/** Shown in place of a page that cannot be drawn. */
export const BrokenPage = lazy(async () => (await import("./broken-page.tsx")).BrokenPage);
