/**
 * The chunks with these names, each with its hash. The import map lists all chunks; the one-file
 * edition has no import map.
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

/** Preloads chunks that the first script will request, such as the page in the address. */
export function preload(names: string[]) {
  const links = find(names).map(([href, integrity]) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
  );
  document.head.append(...links);
}
