import type { FunctionComponent } from "preact";
import { type Key, speakOfPages } from "../core/i18n.ts";
import type { Lazy, PageProps } from "../modes/mode.ts";
import { MODES } from "../modes/modes.ts";
import type { SolveForm } from "../solve/solve-form.ts";
import { lazy } from "../ui/lazy.tsx";

/** What every page gets. */
type Props = PageProps & { form: SolveForm };

/** The pages of the modes that have one, and the keys of their names. */
export const MODE_PAGES = MODES.flatMap(({ page, words }) =>
  page ? { ...page, key: `mode.${words}` as Key } : [],
);

/** A page that is loaded when it is wanted, with its words. */
const page = (fetchPage: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => {
    const [Page] = await Promise.all([fetchPage(), speakOfPages()]);
    return Page;
  });

/** The pages that are loaded when they are wanted; the first hand's comes with the first script. */
export const PAGES: Record<string, Lazy<Props>> = {
  ...Object.fromEntries(MODE_PAGES.map(({ route, Page }) => [route, Page])),
  print: page(async () => (await import("../print/print-page.tsx")).PrintPage),
  set: page(async () => (await import("../set/set-page.tsx")).SetPage),
  screen: page(async () => (await import("../screen/screen-page.tsx")).ScreenPage),
  teach: page(async () => (await import("../teach/teach-page.tsx")).TeachPage),
  solve: page(async () => (await import("../solve/solve-page.tsx")).SolvePage),
  learn: page(async () => (await import("../path/learn-page.tsx")).createLearnPage()),
  lab: page(async () => (await import("../learn/lab-page.tsx")).LabPage),
  stats: page(async () => (await import("../stats/stats-page.tsx")).StatsPage),
  travel: page(async () => (await import("../travel/travel-page.tsx")).TravelPage),
  help: page(async () => (await import("../about/help-page.tsx")).HelpPage),
  settings: page(async () => (await import("../settings/settings-page.tsx")).SettingsPage),
  accessibility: page(
    async () => (await import("../about/accessibility-page.tsx")).AccessibilityPage,
  ),
  licences: page(async () => (await import("../about/licences-page.tsx")).LicencesPage),
};

/** The key of a page's name. */
export const pageKey = (route: string) =>
  MODE_PAGES.find((page) => page.route === route)?.key ?? (`nav.${route}` as Key);

/** What is shown instead of a page that cannot be drawn. */
export const BrokenPage = lazy(async () => (await import("./broken-page.tsx")).BrokenPage);
