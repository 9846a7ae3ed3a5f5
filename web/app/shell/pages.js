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
 * The pages that are loaded when they are wanted; the first hand's comes with the first script.
 *
 * @type {Record<string, Lazy<Props>>}
 */
export const PAGES = {
  ...Object.fromEntries(MODE_PAGES.map(({ route, Page }) => [route, Page])),
  print: lazy(async () => (await import("../print/print-page.jsx")).PrintPage),
  set: lazy(async () => (await import("../set/set-page.jsx")).SetPage),
  screen: lazy(async () => (await import("../screen/screen-page.jsx")).ScreenPage),
  teach: lazy(async () => (await import("../teach/teach-page.jsx")).TeachPage),
  solve: lazy(async () => (await import("../solve/solve-page.jsx")).SolvePage),
  learn: lazy(async () => (await import("../path/learn-page.jsx")).createLearnPage()),
  lab: lazy(async () => (await import("../learn/lab-page.jsx")).LabPage),
  stats: lazy(async () => (await import("../stats/stats-page.jsx")).StatsPage),
  travel: lazy(async () => (await import("../travel/travel-page.jsx")).TravelPage),
  help: lazy(async () => (await import("../about/help-page.jsx")).HelpPage),
  settings: lazy(async () => (await import("../settings/settings-page.jsx")).SettingsPage),
  licences: lazy(async () => (await import("../about/licences-page.jsx")).LicencesPage),
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
