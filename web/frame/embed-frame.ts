import { preload } from "./later-scripts.ts";
import { languageOf, themeOf } from "./preferences.ts";
import { watchForTrouble } from "./trouble.ts";
import { waitForHand } from "./wait-for-hand.ts";

/**
 * A script in the document that other pages frame. Language and theme come from the link or the
 * device.
 */

const root = document.documentElement;
const wordsOf = (language: string) => `./embed-${language}.js`;
const query = new URLSearchParams(location.hash.replace(/^[^?]*/, ""));

root.lang = languageOf(query.get("language"));
root.dataset.theme = themeOf(query.get("theme"));
globalThis.wordsListed = (name, part) => (part ? undefined : import(wordsOf(name)));
preload(wordsOf(root.lang));
waitForHand();
// In a frame without an origin, the files of the table are those of another origin.
watchForTrouble(origin === "null" ? "sandboxed" : "failed");
