import { load } from "../app/core/storage.js";
import { preload, translate } from "./later-scripts.js";
import { languageOf, themeOf } from "./preferences.js";
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
root.lang = languageOf(language);
root.dataset.theme = themeOf(theme);

const name = location.hash.slice(2).replace(/\?.*/, "");
const ofPage = /^(play)?$/.test(name) ? [] : [`${name}-page`, `${root.lang}-pages`];
preload([root.lang, ...ofPage]);
if (root.lang !== ENGLISH) translate(root.lang);
watchForTrouble();
