import { speakOfPages } from "../core/i18n.js";
import { MODES } from "../modes/modes.js";
import { lazy } from "../ui/lazy.jsx";

/** @import { Key } from "../core/i18n.js" */
/** @import { Lazy, PageProps } from "../modes/mode.js" */
/** @import { SolveForm } from "../solve/solve-form.js" */

/** @typedef {PageProps & {form: SolveForm}} Props what every page gets */

/** The pages of the modes that have one, and the keys of their names. */
export const MODE_PAGES = MODES.flatMap(({ page, words }) =>
  page ? { ...page, key: /** @type {Key} */ (`mode.${words}`) } : [],
);

/**
 * A page that is loaded when it is wanted, with its words.
 *
 * @param {() => Promise<import("preact").FunctionComponent<Props>>} fetchPage
 */
const page = (fetchPage) =>
  lazy(async () => {
    const [Page] = await Promise.all([fetchPage(), speakOfPages()]);
    return Page;
  });

/**
 * The pages that are loaded when they are wanted; the first hand's comes with the first script.
 *
 * @type {Record<string, Lazy<Props>>}
 */
export const PAGES = {
  ...Object.fromEntries(MODE_PAGES.map(({ route, Page }) => [route, Page])),
  print: page(async () => (await import("../print/print-page.jsx")).PrintPage),
  set: page(async () => (await import("../set/set-page.jsx")).SetPage),
  screen: page(async () => (await import("../screen/screen-page.jsx")).ScreenPage),
  teach: page(async () => (await import("../teach/teach-page.jsx")).TeachPage),
  solve: page(async () => (await import("../solve/solve-page.jsx")).SolvePage),
  learn: page(async () => (await import("../path/learn-page.jsx")).createLearnPage()),
  lab: page(async () => (await import("../learn/lab-page.jsx")).LabPage),
  stats: page(async () => (await import("../stats/stats-page.jsx")).StatsPage),
  travel: page(async () => (await import("../travel/travel-page.jsx")).TravelPage),
  help: page(async () => (await import("../about/help-page.jsx")).HelpPage),
  settings: page(async () => (await import("../settings/settings-page.jsx")).SettingsPage),
  accessibility: page(
    async () => (await import("../about/accessibility-page.jsx")).AccessibilityPage,
  ),
  licences: page(async () => (await import("../about/licences-page.jsx")).LicencesPage),
};

/**
 * The key of a page's name.
 *
 * @param {string} route
 */
export const pageKey = (route) =>
  MODE_PAGES.find((page) => page.route === route)?.key ?? /** @type {Key} */ (`nav.${route}`);

/** What is shown instead of a page that cannot be drawn. */
export const BrokenPage = lazy(async () => (await import("./broken-page.jsx")).BrokenPage);
