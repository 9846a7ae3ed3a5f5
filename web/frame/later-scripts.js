/**
 * Asks for the page that the address names, as the first script will. The import map has its hash; the
 * one file has none.
 */
export function preloadPage() {
  const page = `${location.hash.slice(2).replace(/\?.*/, "")}-page`;
  const map = document.querySelector("script[type=importmap]");
  const { integrity = {} } = JSON.parse(map?.textContent ?? "{}");
  const links = Object.entries(integrity)
    .filter(([address]) => address.slice(2).replace(/-\w+\.js$/, "") === page)
    .map(([href, integrity]) =>
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }),
    );
  document.head.append(...links);
}
