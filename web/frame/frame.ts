import { load } from "../app/core/storage.js";
import { preload } from "./later-scripts.js";
import { themeOf } from "./preferences.js";
import { waitForHand } from "./soon.js";
import { watchForTrouble } from "./trouble.js";

/**
 * Stands in the page itself, so that it runs where no other file arrives: it says so when the game
 * does not start, and offers to load the page anew.
 */

const ENGLISH = "en";
const root = document.documentElement;

const { language, theme } = /** @type {Record<string, string>} */ (
  load("twentyfour:settings") ?? {}
);
// Until `languages.js` knows which of its languages the page speaks; English is shown at once.
const preferred = language && language !== "system" ? language : navigator.language;
root.lang = preferred?.replace(/^en-.*/, ENGLISH) || ENGLISH;
root.dataset.theme = themeOf(theme);

preload([`${location.hash.slice(2).replace(/\?.*/, "")}-page`]);
waitForHand();
watchForTrouble();
