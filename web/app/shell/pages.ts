import type { FunctionComponent } from "preact";
import type { ROUTES } from "../base/address/router.ts";
import type { SolveForm } from "../learn/solver/solve-form.ts";
import type { PageProps } from "../play/mode.ts";
import { MODE_PAGES } from "../play/modes.ts";

/** The props of a page. */
export type Props = PageProps & { form: SolveForm };

/** The doors in the order of the bar, each with the route of the page that it opens. */
export const DOORS = { play: "play", today: "daily", learn: "learn", me: "me" } as const;

export type Door = keyof typeof DOORS;

interface Page {
  door: Door;
  load: () => Promise<FunctionComponent<Props>>;
}

/** The routes of `router.ts` except the table, and the page of a mode that belongs to `me`. */
type OtherRoute = Exclude<(typeof ROUTES)[number], "play"> | "lists";

/** The pages of the other wings. */
const OTHERS: Record<OtherRoute, Page> = {
  learn: {
    door: "learn",
    load: async () => (await import("../learn/lessons/learn-page.tsx")).createLearnPage(),
  },
  solve: {
    door: "learn",
    load: async () => (await import("../learn/solver/solve-page.tsx")).SolvePage,
  },
  lab: { door: "learn", load: async () => (await import("../learn/lab/lab-page.tsx")).LabPage },
  bench: {
    door: "learn",
    load: async () => (await import("../learn/bench/bench-page.tsx")).BenchPage,
  },
  help: { door: "learn", load: async () => (await import("../learn/help/help-page.tsx")).HelpPage },
  me: { door: "me", load: async () => (await import("../me/overview/me-page.tsx")).MePage },
  stats: {
    door: "me",
    load: async () => (await import("../me/statistics/stats-page.tsx")).StatsPage,
  },
  lists: { door: "me", load: async () => (await import("./sets-and-lists.ts")).ListsPage },
  album: {
    door: "me",
    load: async () => (await import("../me/album/album-page.tsx")).AlbumPage,
  },
  friends: {
    door: "me",
    load: async () => (await import("../me/friends/friends-page.tsx")).FriendsPage,
  },
  settings: {
    door: "me",
    load: async () => (await import("../me/settings/settings-page.tsx")).SettingsPage,
  },
  travel: {
    door: "me",
    load: async () => (await import("../me/transfer/transfer-page.tsx")).TravelPage,
  },
  teach: {
    door: "me",
    load: async () => (await import("../classroom/overview/teach-page.tsx")).TeachPage,
  },
  print: {
    door: "me",
    load: async () => (await import("../classroom/print/print-page.tsx")).PrintPage,
  },
  set: { door: "me", load: async () => (await import("./sets-and-lists.ts")).createSetPage() },
  screen: {
    door: "me",
    load: async () => (await import("../classroom/big-screen/screen-page.tsx")).ScreenPage,
  },
  tournament: {
    door: "me",
    load: async () => (await import("../classroom/tournament/tournament-page.tsx")).TournamentPage,
  },
  wall: {
    door: "me",
    load: async () => (await import("../classroom/wall/wall-page.tsx")).WallPage,
  },
  accessibility: {
    door: "me",
    load: async () => (await import("../me/about/accessibility-page.tsx")).AccessibilityPage,
  },
  licences: {
    door: "me",
    load: async () => (await import("../me/about/licences-page.tsx")).LicencesPage,
  },
};

/**
 * All pages except the table, by route. Each page has its door; the pages of a door are in the
 * order in which the door lists them. The build makes a chunk for each page, and one chunk for the
 * words that only pages use. The document preloads the chunks of its route.
 */
export const PAGES: Readonly<Record<string, Page>> = {
  ...Object.fromEntries(MODE_PAGES.map(({ route, ...page }) => [route, { door: "play", ...page }])),
  ...OTHERS,
};
