/**
 * The scripts of these names that are loaded later, each with its hash. The import map names them all;
 * the one file has none.
 *
 * @param {string[]} names such as `help-page`
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
 * Asks for what the first script will ask for, such as the page that the address names.
 *
 * @param {string[]} names
 */
export function preload(names) {
  const links = find(names).map(([href, integrity]) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
  );
  document.head.append(...links);
}
