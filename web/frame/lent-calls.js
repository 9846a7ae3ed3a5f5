import { scripts } from "./begin.js";

/** @import { CallName } from "../engine/types.d.ts" */

/** Lends `window.twentyfour` calls that wait for the first script, which brings its own. */
export function lendCalls() {
  const script = scripts().querySelector("script");
  if (!script) return;
  const there = new Promise((resolve) => script.addEventListener("load", resolve));
  window.twentyfour = new Proxy(window.twentyfour ?? {}, {
    get:
      (_, name) =>
      async (/** @type {unknown[]} */ ...given) => {
        await there;
        return Reflect.apply(window.twentyfour[/** @type {CallName} */ (name)], null, given);
      },
  });
}
