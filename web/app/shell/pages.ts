import type { FunctionComponent } from "preact";
import type { PageProps } from "../core/mode.ts";
import type { SolveForm } from "../solve/solve-form.ts";

/** The props of every page. */
export type Props = PageProps & { form: SolveForm };

/**
 * All pages except the table, by route. The build creates a chunk for each page, which the document
 * preloads for its route, and a chunk of the words that only pages use.
 */
export const PAGES = {
  daily: async () => (await import("../daily/daily-page.tsx")).DailyPage,
  sprint: async () => (await import("../sprint/sprint-page.tsx")).SprintPage,
  closest: async () => (await import("../closest/closest-page.tsx")).createClosestPage(),
  challenge: async () => (await import("../challenge/challenge-page.tsx")).ChallengePage,
  race: async () => (await import("../race/race-page.tsx")).createRacePage(),
  print: async () => (await import("../print/print-page.tsx")).PrintPage,
  set: async () => (await import("../set/set-page.tsx")).createSetPage(),
  screen: async () => (await import("../screen/screen-page.tsx")).ScreenPage,
  teach: async () => (await import("../teach/teach-page.tsx")).TeachPage,
  solve: async () => (await import("../solve/solve-page.tsx")).SolvePage,
  learn: async () => (await import("../learn/learn-page.tsx")).createLearnPage(),
  lab: async () => (await import("../lab/lab-page.tsx")).LabPage,
  stats: async () => (await import("../stats/stats-page.tsx")).StatsPage,
  travel: async () => (await import("../travel/travel-page.tsx")).TravelPage,
  help: async () => (await import("../about/help-page.tsx")).HelpPage,
  settings: async () => (await import("../settings/settings-page.tsx")).SettingsPage,
  accessibility: async () => (await import("../about/accessibility-page.tsx")).AccessibilityPage,
  licences: async () => (await import("../about/licences-page.tsx")).LicencesPage,
} satisfies Record<string, () => Promise<FunctionComponent<Props>>>;

export type PageRoute = keyof typeof PAGES;
