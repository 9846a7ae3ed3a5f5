import { reloadFresh } from "../app/core/reload.js";
import { load } from "../app/core/storage.js";
import { startEarly } from "../engine/early.js";

/**
 * Stands in the page itself, so that it runs where no other file arrives: it says so when the game
 * does not start, and offers to load the page anew.
 */

if (WORKER) startEarly(WORKER);

const LATE = 10_000;
const root = document.documentElement;

const { language, theme } = /** @type {Record<string, string>} */ (
  load("twentyfour:settings") ?? {}
);
const spoken = navigator.languages.find((name) => /^(en|zh)\b/i.test(name)) ?? "en";
root.lang = language && language !== "system" ? language : /^zh/i.test(spoken) ? "zh-Hans" : "en";
const night = matchMedia("(prefers-color-scheme: dark)").matches;
root.dataset.theme = theme === "light" || theme === "dark" ? theme : night ? "dark" : "light";

/**
 * Asks for the words of this language and for the page that the address names, before the first script
 * does. The import map names all scripts; the one file has none.
 */
const map = document.querySelector("script[type=importmap]");
const page = `${location.hash.slice(2).replace(/\?.*/, "")}-page`;
const { integrity = {} } = JSON.parse(map?.textContent ?? "{}");
for (const [name, hash] of Object.entries(integrity)) {
  const part = name.slice(2).replace(/-\w+\.js$/, "");
  if (![root.lang, page, "launch"].includes(part)) continue;
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href: name, integrity: hash });
  document.head.append(link);
}

/** @param {"late" | "failed" | "bare"} trouble `bare`: only the styles are missing */
function tell(trouble) {
  const frame = document.getElementById("frame");
  if (frame) frame.dataset.trouble = trouble;
}

addEventListener(
  "error",
  ({ target }) => {
    if (
      target instanceof HTMLLinkElement &&
      (target.rel !== "stylesheet" || target.media === "not all")
    )
      return;
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
