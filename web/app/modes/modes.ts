import { challenge } from "./challenge/challenge-mode.jsx";
import { closest } from "./closest/closest-mode.jsx";
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
export const MODES = [HOME, daily, sprint, closest, find, challenge, practice, race];

/** What links to the modes look like, today and in older versions. */
export const MODE_LINKS = MODES.map(({ page, upgraded }) => ({ route: page?.route, upgraded }));

/**
 * The hands of lessons, which the Path deals and no link: their technique is told before they begin, so
 * their times are compared with no others.
 */
export const LESSON = { name: "lesson", words: "lesson", bests: false };

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

/** @param {string} name in a record */
const recorded = (name) => (name === LESSON.name ? LESSON : modeNamed(name));

/**
 * The key of a mode's name.
 *
 * @param {Pick<Mode, "words"> | undefined} mode
 */
export const modeKey = (mode) => /** @type {Key} */ (`mode.${mode?.words ?? "other"}`);

/**
 * The key of the name of a record's mode.
 *
 * @param {{mode: string}} played
 */
export const keptKey = ({ mode }) => modeKey(recorded(mode));

/** @param {Mode} mode */
export const aboutKey = ({ words }) => /** @type {Key} */ (`mode.${words}.about`);

/**
 * Whether the hand of a record was played by looser rules, so that it is none for other modes.
 *
 * @param {{mode: string}} played
 */
export const isLoose = ({ mode }) => modeNamed(mode)?.loose ?? false;

/**
 * Whether the time of a record may be compared with others.
 *
 * @param {{mode: string}} played
 */
export const isCompared = ({ mode }) => recorded(mode)?.bests ?? false;
