import { load } from "../app/core/storage.ts";
import { preload } from "./later-scripts.ts";
import { themeOf } from "./preferences.ts";
import { waitForHand } from "./soon.ts";
import { watchForTrouble } from "./trouble.ts";

/**
 * Stands in the page itself, so that it runs where no other file arrives: it says so when the game
 * does not start, and offers to load the page anew.
 */

const ENGLISH = "en";
const root = document.documentElement;

const { language, theme } = (load("twentyfour:settings") ?? {}) as Record<string, string>;
// Until `languages.js` knows which of its languages the page speaks; English is shown at once.
const preferred = language && language !== "system" ? language : navigator.language;
root.lang = preferred?.replace(/^en-.*/, ENGLISH) || ENGLISH;
root.dataset.theme = themeOf(theme);

preload([`${location.hash.slice(2).replace(/\?.*/, "")}-page`]);
waitForHand();
watchForTrouble();
