import { reloadFresh } from "../app/core/reload.js";
import { load } from "../app/core/storage.js";
import { preloadPage } from "./later-scripts.js";

/**
 * Stands in the page itself, so that it runs where no other file arrives: it says so when the game
 * does not start, and offers to load the page anew.
 */

const LATE = 10_000;
const ENGLISH = "en";
const root = document.documentElement;

const { language, theme } = /** @type {Record<string, string>} */ (
  load("twentyfour:settings") ?? {}
);
// Until `languages.js` knows which of its languages the page speaks; English is shown at once.
const preferred = language && language !== "system" ? language : navigator.language;
root.lang = preferred?.replace(/^en-.*/, ENGLISH) || ENGLISH;
const night = matchMedia("(prefers-color-scheme: dark)").matches;
root.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";

preloadPage();

/** @param {"late" | "failed" | "bare"} trouble `bare`: only the styles are missing */
function tell(trouble) {
  const frame = document.getElementById("frame");
  if (frame) frame.dataset.trouble = trouble;
}

addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel !== "stylesheet") return;
    if (target instanceof HTMLImageElement) return;
    tell(target instanceof HTMLLinkElement ? "bare" : "failed");
  },
  true,
);
addEventListener("unhandledrejection", () => tell("failed"));
setTimeout(() => document.getElementById("frame")?.dataset.trouble || tell("late"), LATE);

addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("#frame button") : null;
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = true;
  await reloadFresh();
  button.disabled = false;
});
