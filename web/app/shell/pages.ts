import type { ComponentChildren, FunctionComponent } from "preact";
import type { PageProps } from "../core/mode.ts";
import type { SolveForm } from "../solve/solve-form.ts";

/** The props of every page. `pages`: links to the other pages of its door. */
export type Props = PageProps & { form: SolveForm; pages: ComponentChildren };

/** The doors in the order of the bar, each with the route of the page that it opens. */
export const DOORS = { play: "play", today: "daily", learn: "learn", me: "me" } as const;

export type Door = keyof typeof DOORS;

/**
 * All pages except the table, by route. Each page has its door; the pages of a door are in the
 * order in which the door lists them. The build makes a chunk for each page, and one chunk for the
 * words that only pages use. The document preloads the chunks of its route.
 */
export const PAGES = {
  sprint: {
    door: "play",
    load: async () => (await import("../sprint/sprint-page.tsx")).SprintPage,
  },
  closest: {
    door: "play",
    load: async () => (await import("../closest/closest-page.tsx")).createClosestPage(),
  },
  challenge: {
    door: "play",
    load: async () => (await import("../challenge/challenge-page.tsx")).ChallengePage,
  },
  race: {
    door: "play",
    load: async () => (await import("../race/race-page.tsx")).createRacePage(),
  },
  daily: { door: "today", load: async () => (await import("../today/today-page.tsx")).TodayPage },
  learn: {
    door: "learn",
    load: async () => (await import("../learn/learn-page.tsx")).createLearnPage(),
  },
  solve: { door: "learn", load: async () => (await import("../solve/solve-page.tsx")).SolvePage },
  lab: { door: "learn", load: async () => (await import("../lab/lab-page.tsx")).LabPage },
  help: { door: "learn", load: async () => (await import("../about/help-page.tsx")).HelpPage },
  me: { door: "me", load: async () => (await import("../me/me-page.tsx")).MePage },
  stats: { door: "me", load: async () => (await import("../stats/stats-page.tsx")).StatsPage },
  // In the chunk of the sets, because the document names each chunk with its hash.
  lists: { door: "me", load: async () => (await import("../set/set-page.tsx")).ListsPage },
  settings: {
    door: "me",
    load: async () => (await import("../settings/settings-page.tsx")).SettingsPage,
  },
  travel: { door: "me", load: async () => (await import("../travel/travel-page.tsx")).TravelPage },
  teach: { door: "me", load: async () => (await import("../teach/teach-page.tsx")).TeachPage },
  print: { door: "me", load: async () => (await import("../print/print-page.tsx")).PrintPage },
  set: { door: "me", load: async () => (await import("../set/set-page.tsx")).createSetPage() },
  screen: { door: "me", load: async () => (await import("../screen/screen-page.tsx")).ScreenPage },
  accessibility: {
    door: "me",
    load: async () => (await import("../about/accessibility-page.tsx")).AccessibilityPage,
  },
  licences: {
    door: "me",
    load: async () => (await import("../about/licences-page.tsx")).LicencesPage,
  },
} satisfies Record<string, { door: Door; load: () => Promise<FunctionComponent<Props>> }>;

export type PageRoute = keyof typeof PAGES;
