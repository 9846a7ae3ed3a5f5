import { register } from "node:module";
import "../builder/with-typescript.mjs";

/**
 * Makes every test load the page's modules as the bundler does: `node --import ./loader.mjs --test`.
 */
register("./page-modules.ts", import.meta.url);

/** The bundler's constants for the site, and the words that the frame would provide. */
Object.assign(globalThis, {
  ONE_FILE: false,
  wordsListed: (/** @type {string} */ name, /** @type {number} */ part) =>
    part ? undefined : import(`../locales/${name}.json`, { with: { type: "json" } }),
});
