import { preload } from "./later-scripts.ts";
import { languageOf, themeOf } from "./preferences.ts";
import { waitForHand } from "./soon.ts";
import { watchForTrouble } from "./trouble.ts";

/** Stands in the document that other pages frame. Its language and theme are the device's, or the link's. */

const root = document.documentElement;
const query = new URLSearchParams(location.hash.replace(/^[^?]*/, ""));

root.lang = languageOf(query.get("language"));
root.dataset.theme = themeOf(query.get("theme"));
preload([`embed-${root.lang}`]);
waitForHand();
watchForTrouble();
