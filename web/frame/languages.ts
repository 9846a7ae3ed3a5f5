import { bestLanguage } from "../app/core/languages.ts";
import { load } from "../app/core/storage.ts";

/**
 * A separate script, so that the size of the document does not grow with the number of languages.
 * It finds the player's language, and requests its words and its app manifest before the first
 * script does. If the
 * address names a page, it also requests the words of the pages.
 */

const ENGLISH = "en";
const { language = "" } = (load("twentyfour:settings") ?? {}) as { language?: string };
const tag = language in WORDS ? language : bestLanguage(navigator.languages, Object.keys(WORDS));
const [direction = "", files = []] = WORDS[tag] ?? [];
const [[address = ""] = []] = files;
const isTable = /^(#\/?(play)?(\?.*)?)?$/.test(location.hash);

document.documentElement.lang = tag;
document.head.append(
  ...files
    .slice(0, isTable ? 1 : 2)
    .map(([href, integrity]) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
    ),
);
if (tag !== ENGLISH) {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `manifest-${tag}.webmanifest`);
  translate();
}

/**
 * Replaces the English words in the document with the words of the language. Does nothing if the words
 * cannot be loaded. Words that are not translated yet stay English.
 */
async function translate() {
  const { default: words } = await import(address).catch(() => ({}));
  const frame = document.getElementById("frame");
  if (!words || !frame) return;
  for (const element of frame.querySelectorAll("[data-words]") as NodeListOf<HTMLElement>) {
    const text = words[element.dataset.words ?? ""];
    if (text) element.textContent = text;
    else element.lang = ENGLISH;
  }
  frame.lang = tag;
  frame.dir = direction;
}
