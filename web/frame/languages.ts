import { bestLanguage } from "../app/core/languages.ts";
import { load } from "../app/core/storage.ts";

/**
 * A script of its own, so that the document is as large with ten languages as with two: finds the
 * player's language, and asks for its words before the first script does; for those of the pages where
 * the address names one.
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
if (tag !== ENGLISH) translate();

/**
 * Puts the words of the language in the place of the English ones in the document; does nothing where
 * they don't arrive. Words that are not translated yet stay English.
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
