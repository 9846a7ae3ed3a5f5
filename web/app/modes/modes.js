import { challenge } from "./challenge/challenge-mode.jsx";
import { daily } from "./daily/daily-mode.jsx";
import { endless } from "./endless/endless-mode.jsx";
import { find } from "./find/find-mode.jsx";
import { practice } from "./practice/practice-mode.jsx";
import { race } from "./race/race-mode.jsx";
import { sprint } from "./sprint/sprint-mode.jsx";

/** @import { Key } from "../core/i18n.js" */
/** @import { Query } from "../core/router.js" */
/** @import { Mode } from "./mode.js" */

/** The mode of every link that names no other. */
export const HOME = endless;

/**
 * Every mode, in the order of the menu. Of two that read one link, the first plays it.
 *
 * @type {readonly Mode[]}
 */
export const MODES = [HOME, daily, sprint, find, challenge, practice, race];

/** What links to the modes look like, today and in older versions. */
export const MODE_LINKS = MODES.map(({ page, upgraded }) => ({ route: page?.route, upgraded }));

/**
 * How the hand of a link is played; what makes no sense is passed over.
 *
 * @param {Query} query
 */
export function playOf(query) {
  for (const mode of MODES.filter((each) => each !== HOME)) {
    const play = mode.read(query);
    if (play) return { mode, play };
  }
  return { mode: /** @type {Mode} */ (HOME), play: HOME.read() };
}

/** @param {string} name in a record, which may be of a newer version */
export const modeNamed = (name) => MODES.find((mode) => mode.name === name);

/**
 * The key of a mode's name.
 *
 * @param {Mode | undefined} mode
 */
export const modeKey = (mode) => /** @type {Key} */ (`mode.${mode?.words ?? "other"}`);

/** @param {Mode} mode */
export const aboutKey = ({ words }) => /** @type {Key} */ (`mode.${words}.about`);

/**
 * Whether the time of a record may be compared with others.
 *
 * @param {{mode: string}} played
 */
export const isCompared = ({ mode }) => modeNamed(mode)?.bests ?? false;
