import { register } from "node:module";

/**
 * Makes every test load the page's modules as the bundler does: `node --import ./loader.js --test`.
 */
register("./page-modules.js", import.meta.url);

/** The bundler's constants for the site. */
Object.assign(globalThis, { ONE_FILE: false });
