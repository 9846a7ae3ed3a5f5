import { register } from "node:module";
import "../builder/with-typescript.mjs";

/**
 * Makes every test load the page's modules as the bundler does: `node --import ./loader.mjs --test`.
 */
register("./page-modules.ts", import.meta.url);

/** The bundler's constants for the site. */
Object.assign(globalThis, { ONE_FILE: false });
