/**
 * Asks for what the first script will ask for: the words of the player's language, and the page that
 * the address names. The import map names all scripts; the one file has none.
 */
export function preload() {
  const map = document.querySelector("script[type=importmap]");
  const { integrity = {} } = JSON.parse(map?.textContent ?? "{}");
  const page = `${location.hash.slice(2).replace(/\?.*/, "")}-page`;
  const wanted = [document.documentElement.lang, page];
  const links = Object.entries(integrity)
    .filter(([name]) => wanted.includes(name.slice(2).replace(/-\w+\.js$/, "")))
    .map(([name, hash]) =>
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        href: name,
        integrity: hash,
      }),
    );
  document.head.append(...links);
}
