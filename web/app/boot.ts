import { locateAssets } from "../engine/assets.js";
import { explainByBuild } from "../engine/outdated.js";
import { startEngine } from "../engine/start.js";
import engineData from "../generated/engine.json" with { type: "json" };
import { startPython } from "./core/engine.js";
import { repairKept } from "./core/reload.js";

/** @import { Calls } from "../engine/contract.d.ts" */
/** @import { CallName, CallOptions, EngineFacts, Launch } from "../engine/types.d.ts" */

/**
 * Starts Python as it was built, once what the player waits for is there. Its state is on
 * `<html data-engine>` as well, and its calls are on `window.twentyfour`.
 *
 * @param {Promise<unknown>} before
 */
export function boot(before) {
  const { call, subscribe } = startPython(async (options, listener) => {
    await before.catch(() => {});
    return launch(options, listener);
  });
  subscribe(({ state }) => {
    document.documentElement.dataset.engine = state;
  });
  const { calls } = /** @type {EngineFacts} */ (engineData);
  const made = calls.map((name) => {
    /** @param {Calls[CallName]["params"]} [params] @param {CallOptions} [options] */
    const make = (params = {}, options) => call(name, params, options);
    return [name, make];
  });
  window.twentyfour = Object.fromEntries(made);
}

/** @type {Launch} */
async function launch(options, listener) {
  if (options.cache === "reload") await repairKept().catch(() => {});
  return startEngine(await locateAssets(), options, listener).catch(explainByBuild);
}
