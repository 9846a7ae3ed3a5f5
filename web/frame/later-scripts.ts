/**
 * The scripts of these names that are loaded later, each with its hash. The import map names them all;
 * the one file has none.
 *
 * @param names such as `help-page`
 */
function find(names: string[]): [string, string][] {
  const map = document.querySelector("script[type=importmap]");
  const { integrity = {} }: { integrity?: Record<string, string> } = JSON.parse(
    map?.textContent ?? "{}",
  );
  return Object.entries(integrity).filter(([address]) =>
    names.includes(address.slice(2).replace(/-\w+\.js$/, "")),
  );
}

/** Asks for what the first script will ask for, such as the page that the address names. */
export function preload(names: string[]) {
  const links = find(names).map(([href, integrity]) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
  );
  document.head.append(...links);
}
