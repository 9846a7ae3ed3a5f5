/**
 * The scripts of these names that are loaded later, each with its hash. The import map names them all;
 * the one file has none.
 *
 * @param {string[]} names such as `en`
 * @returns {[string, string][]}
 */
function find(names) {
  const map = document.querySelector("script[type=importmap]");
  const { integrity = {} } = JSON.parse(map?.textContent ?? "{}");
  return Object.entries(integrity).filter(([address]) =>
    names.includes(address.slice(2).replace(/-\w+\.js$/, "")),
  );
}

/**
 * Asks for what the first script will ask for, such as the words of a language.
 *
 * @param {string[]} names
 */
export function preload(names) {
  const links = find(names).map(([href, integrity]) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
  );
  document.head.append(...links);
}

/**
 * Puts the words of a language in the place of the English ones in the document; does nothing where
 * they don't arrive.
 *
 * @param {string} language
 */
export async function translate(language) {
  const [[address = ""] = []] = find([language]);
  const { default: words } = await import(address).catch(() => ({}));
  const frame = document.getElementById("frame");
  if (!words || !frame) return;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (
    frame.querySelectorAll("[data-words]")
  )) {
    element.textContent = words[element.dataset.words ?? ""];
  }
  frame.lang = language;
}
