import { load } from "../app/core/storage.js";
import { preload } from "./later-scripts.js";
import { themeOf } from "./preferences.js";
import { watchForTrouble } from "./trouble.js";

/**
 * Stands in the page itself, so that it runs where no other file arrives: it says so when the game
 * does not start, and offers to load the page anew.
 */

/** How long, in milliseconds, the first hand has until something else is drawn in its place. */
const SOON = 200;
const ENGLISH = "en";
const root = document.documentElement;

const { language, theme } = /** @type {Record<string, string>} */ (
  load("twentyfour:settings") ?? {}
);
// Until `languages.js` knows which of its languages the page speaks; English is shown at once.
const preferred = language && language !== "system" ? language : navigator.language;
root.lang = preferred?.replace(/^en-.*/, ENGLISH) || ENGLISH;
root.dataset.theme = themeOf(theme);
root.dataset.soon = "";
setTimeout(() => delete root.dataset.soon, SOON);

preload([`${location.hash.slice(2).replace(/\?.*/, "")}-page`]);
watchForTrouble();
