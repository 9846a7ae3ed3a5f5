// Prints, as JSON, the page that a newcomer finds in each language and for each way to answer:
// node prerender.mjs <bundle of app/prerender.jsx>
import { pathToFileURL } from "node:url";

const [bundle = ""] = process.argv.slice(2);

/**
 * Puts something where the page looks for what a browser gives it.
 *
 * @param {Record<string, unknown>} globals
 */
function provide(globals) {
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}

const nothingKept = { getItem: () => null, setItem() {} };
provide({
  addEventListener() {},
  location: { hash: "" },
  history: { replaceState() {} },
  localStorage: nothingKept,
  sessionStorage: nothingKept,
});

const pages = [];
for (const pointer of ["fine", "coarse"]) {
  for (const language of ["en", "zh-Hans"]) {
    provide({
      navigator: { languages: [language] },
      matchMedia: (/** @type {string} */ query) => ({ matches: query === `(pointer: ${pointer})` }),
    });
    const { prerender } = await import(`${pathToFileURL(bundle)}?${language}-${pointer}`);
    pages.push(await prerender());
  }
}
// The clock of the hand ticks on.
process.stdout.write(JSON.stringify(pages), () => process.exit());
