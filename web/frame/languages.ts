import { load } from "../app/base/browser/storage.ts";
import { bestLanguage } from "../app/base/words/languages.ts";

/**
 * A separate script, so that the size of the document does not grow with the number of languages.
 * It finds the player's language, and requests its words and its app manifest before the first
 * script does. If the address names a page, it also requests the words and styles of the pages. Only it knows the
 * addresses and the hashes of all words, which the import map lacks: a changed word changes no other
 * script.
 */

const ENGLISH = "en";
const { language = "" } = (load("twentyfour:settings") ?? {}) as { language?: string };
const tag = language in WORDS ? language : bestLanguage(navigator.languages, Object.keys(WORDS));
const [direction = "", files = []] = WORDS[tag] ?? [];
const isTable = /^(#\/?(play)?(\?.*)?)?$/.test(location.hash);

document.documentElement.lang = tag;
if (!isTable) requestStyles();
for (const part of isTable ? [0] : files.keys()) request(tag, part);
globalThis.listWords(importWords);
if (tag !== ENGLISH) {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `manifest-${tag}.webmanifest`);
  translate();
}

/**
 * Requests a part of the words of a language with their hash, if there is one, and returns its address.
 * A later import of these words takes them from this request. A request that failed is forgotten, so
 * that it can be repeated.
 */
function request(name: string, part: number) {
  const [href, integrity] = WORDS[name]?.[1][part] ?? [];
  if (!href || document.querySelector(`link[href="${href}"]`)) return href;
  const link = document.createElement("link");
  link.onerror = () => link.remove();
  document.head.append(Object.assign(link, { rel: "modulepreload", href, integrity }));
  return href;
}

/** Requests the styles of the pages, which `base/ui/loading/page-styles.ts` then applies. */
function requestStyles() {
  const link = document.getElementById("page-styles")?.cloneNode();
  if (link) document.head.append(Object.assign(link, { rel: "preload", as: "style", id: "" }));
}

function importWords(name: string, part: number) {
  const href = request(name, part);
  return href ? import(href) : undefined;
}

/**
 * Replaces the English words in the document with the words of the language. Does nothing if the words
 * cannot be loaded. Words that are not translated yet stay English.
 */
async function translate() {
  const words = await importWords(tag, 0)?.catch(() => {});
  const frame = document.getElementById("frame");
  if (!words || !frame) return;
  for (const element of frame.querySelectorAll("[data-words]") as NodeListOf<HTMLElement>) {
    const text = words.default[element.dataset.words ?? ""];
    if (typeof text === "string") element.textContent = text;
    else element.lang = ENGLISH;
  }
  frame.lang = tag;
  frame.dir = direction;
}
