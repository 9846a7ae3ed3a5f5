import type { Query } from "../base/address/router.ts";
import type { Key } from "../base/words/i18n.ts";
import type { AnyMode, Mode, ModePage, ModeWords, Play } from "./mode.ts";
import { challenge } from "./modes/challenge/mode.ts";
import { closest } from "./modes/closest/mode.ts";
import { daily } from "./modes/daily/mode.ts";
import { duel } from "./modes/duel/mode.ts";
import { endless } from "./modes/endless/mode.ts";
import { find } from "./modes/find/mode.ts";
import { lists } from "./modes/lists/mode.ts";
import { race } from "./modes/race/mode.ts";
import { review } from "./modes/review/mode.ts";
import { sprint } from "./modes/sprint/mode.ts";
import { streak } from "./modes/streak/mode.ts";
import { train } from "./modes/train/mode.ts";

/** The mode of all links that belong to no other mode. */
export const HOME = endless;

/** Every mode, in the order of the menu. If two modes can read a link, the first one plays it. */
export const MODES: readonly Mode[] = [
  HOME,
  daily,
  sprint,
  streak,
  closest,
  find,
  challenge,
  review,
  train,
  race,
  duel,
];

/** All modes. The menu lacks the mode that plays a list. */
export const ALL_MODES: readonly AnyMode[] = [...MODES, lists];

/** The modes' own pages, in the order of the menu. */
export const MODE_PAGES: readonly ModePage[] = MODES.flatMap(({ page }) => page ?? []);

/** The routes of the pages of all modes. */
export const MODE_ROUTES = ALL_MODES.flatMap(({ page }) => page?.route ?? []);

/**
 * The mode of hands in lessons, which have no link. Its times are not compared with others, because
 * a lesson names the technique in advance.
 */
export const LESSON = { name: "lesson", words: "lesson", bests: false } as const;

/** How the hand of a link is played. Invalid parameters are ignored. */
export function playOf(query: Query): { mode: AnyMode; play: Play } {
  for (const mode of ALL_MODES.filter((each) => each !== HOME)) {
    const play = mode.read(query);
    if (play) return { mode, play };
  }
  return { mode: HOME, play: HOME.read() };
}

/** @param name in a record, possibly of a newer version */
export const modeNamed = (name: string) => ALL_MODES.find((mode) => mode.name === name);

/** @param name in a record */
const recorded = (name: string) => (name === LESSON.name ? LESSON : modeNamed(name));

/** The word key of a mode's name. */
export const modeKey = (mode: { words: ModeWords | "lesson" | "list" } | undefined): Key =>
  `mode.${mode?.words ?? "other"}`;

/** The word key of the name of a record's mode. */
export const keptKey = ({ mode }: { mode: string }) => modeKey(recorded(mode));

export const aboutKey = ({ words }: Mode): Key => `mode.${words}.about`;

/**
 * Whether a record was played by looser rules, so that the statistics of other modes leave it out.
 */
export const isLoose = ({ mode }: { mode: string }) => modeNamed(mode)?.loose ?? false;

/** Whether the time of a record may be compared with other times. */
export const isCompared = ({ mode }: { mode: string }) => recorded(mode)?.bests ?? false;
