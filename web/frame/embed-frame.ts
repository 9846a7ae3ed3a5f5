import { preload } from "./later-scripts.js";
import { languageOf, themeOf } from "./preferences.js";
import { waitForHand } from "./soon.js";
import { watchForTrouble } from "./trouble.js";

/** Stands in the document that other pages frame. Its language and theme are the device's, or the link's. */

const root = document.documentElement;
const query = new URLSearchParams(location.hash.replace(/^[^?]*/, ""));

root.lang = languageOf(query.get("language"));
root.dataset.theme = themeOf(query.get("theme"));
preload([`embed-${root.lang}`]);
waitForHand();
watchForTrouble();
