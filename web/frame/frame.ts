import { load } from "../app/base/browser/storage.ts";
import { preload } from "./later-scripts.ts";
import { themeOf } from "./preferences.ts";
import { watchForTrouble } from "./trouble.ts";
import { waitForHand } from "./wait-for-hand.ts";

/**
 * Inlined in the document, so that it runs even if no other file arrives. It reports a failed
 * start, and offers to reload the page.
 */

const ENGLISH = "en";
const root = document.documentElement;

const { language, theme } = (load("twentyfour:settings") ?? {}) as Record<string, string>;
// Provisional, until `languages.js` knows which of the page's languages fits. English is shown at
// once.
const preferred = language && language !== "system" ? language : navigator.language;
root.lang = preferred?.replace(/^en-.*/, ENGLISH) || ENGLISH;
root.dataset.theme = themeOf(theme);

globalThis.wordsListed = new Promise((resolve) => {
  globalThis.listWords = resolve;
});
preload(`./${location.hash.slice(2).replace(/\?.*/, "")}-page.js`);
waitForHand();
watchForTrouble();
