import type { FunctionComponent } from "preact";
import { type Lazy, lazy } from "../base/ui/loading/lazy.tsx";
import { speakOfPages } from "../base/words/i18n.ts";
import { PAGES, type Props } from "./pages.ts";

/** The links to the pages behind a door. They come with the styles of the pages. */
export const DoorPages = lazy(async () => (await import("./door-pages.tsx")).loadDoorPages());

/** A page that is loaded, with its words, links and styles, when it is first shown. */
const lazyPage = (load: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => {
    const [Page] = await Promise.all([load(), speakOfPages(), DoorPages.load()]);
    return Page;
  });

/** All pages except the table, by route. */
export const LAZY_PAGES: Record<string, Lazy<Props>> = Object.fromEntries(
  Object.entries(PAGES).map(([route, { load }]) => [route, lazyPage(load)]),
);

/** Shown in place of a page that cannot be drawn. */
export const BrokenPage = lazy(async () => (await import("./broken-page.tsx")).BrokenPage);
