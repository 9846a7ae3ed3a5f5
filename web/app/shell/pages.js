import { lazy } from "../ui/lazy.jsx";

/** The pages that are loaded when they are wanted; the first hand's comes with the first script. */
export const PAGES = {
  daily: lazy(async () => (await import("../daily/daily-page.jsx")).DailyPage),
  challenge: lazy(async () => (await import("../challenge/challenge-page.jsx")).ChallengePage),
  race: lazy(async () => (await import("../race/race-page.jsx")).createRacePage()),
  print: lazy(async () => (await import("../print/print-page.jsx")).PrintPage),
  set: lazy(async () => (await import("../set/set-page.jsx")).SetPage),
  teach: lazy(async () => (await import("../teach/teach-page.jsx")).TeachPage),
  solve: lazy(async () => (await import("../solve/solve-page.jsx")).SolvePage),
  learn: lazy(async () => (await import("../learn/learn-page.jsx")).LearnPage),
  stats: lazy(async () => (await import("../stats/stats-page.jsx")).StatsPage),
  help: lazy(async () => (await import("../about/help-page.jsx")).HelpPage),
  settings: lazy(async () => (await import("../settings/settings-page.jsx")).SettingsPage),
  licences: lazy(async () => (await import("../about/licences-page.jsx")).LicencesPage),
};

/** What is shown instead of a page that cannot be drawn. */
export const BrokenPage = lazy(async () => (await import("./broken-page.jsx")).BrokenPage);
