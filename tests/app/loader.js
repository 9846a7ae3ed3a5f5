import { register } from "node:module";

/** Every test loads the modules of the page as the bundler does: `node --import ./loader.js --test`. */
register("./page-modules.js", import.meta.url);

/** What the bundler says of the site. */
Object.assign(globalThis, { ONE_FILE: false });
