import { startEarly } from "../engine/early.js";

/** The scripts of the page, until they have begun; the one file has none. */
export const scripts = () =>
  /** @type {HTMLTemplateElement} */ (document.getElementById("scripts")).content;

/**
 * Starts Python, and asks for all that the first script will ask for: the chunks that it is made of,
 * the words of the player's language, and the page that the address names. Once.
 */
export function begin() {
  const chunks = scripts().querySelectorAll("link");
  if (!chunks.length) return;
  if (WORKER) startEarly(WORKER);
  document.head.append(...chunks, ...parts());
}

/** Lets the page itself start. */
export function beginPage() {
  begin();
  document.head.append(scripts());
}

/** The import map names all scripts. */
function parts() {
  const map = document.querySelector("script[type=importmap]");
  const page = `${location.hash.slice(2).replace(/\?.*/, "")}-page`;
  const { integrity } = JSON.parse(map?.textContent ?? "{}");
  const wanted = [document.documentElement.lang, page, "launch"];
  return Object.entries(integrity)
    .filter(([name]) => wanted.includes(name.slice(2).replace(/-\w+\.js$/, "")))
    .map(([name, hash]) =>
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        href: name,
        integrity: hash,
      }),
    );
}
