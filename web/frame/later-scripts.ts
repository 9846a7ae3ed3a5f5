interface ImportMap {
  /** The addresses of scripts, by their names without a hash. */
  imports?: Record<string, string>;
  /** The hashes of scripts, by their addresses. */
  integrity?: Record<string, string>;
}

/**
 * Preloads a chunk that the first script will request, such as the page in the address. Does nothing
 * in the one-file edition, which has no import map.
 *
 * @param name such as `./help-page.js`
 */
export function preload(name: string) {
  const map = document.querySelector("script[type=importmap]");
  const { imports = {}, integrity = {} }: ImportMap = JSON.parse(map?.textContent ?? "{}");
  const href = imports[name];
  if (!href) return;
  const link = document.createElement("link");
  document.head.append(
    Object.assign(link, { rel: "modulepreload", href, integrity: integrity[href] }),
  );
}
