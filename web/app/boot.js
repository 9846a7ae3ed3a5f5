import { StartError } from "../engine/errors.js";
import engineData from "../generated/engine.json" with { type: "json" };
import { startPython } from "./core/engine.js";

/** @import { Calls } from "../engine/contract.d.ts" */
/** @import { CallName, CallOptions, EngineFacts } from "../engine/types.d.ts" */

/**
 * Starts Python as it was built, or attaches to the one that is on its way once the first hand is drawn.
 * Its state is on `<html data-engine>` as well, and its calls are on `window.twentyfour`.
 *
 * @param {Promise<unknown>} drawn
 */
export function boot(drawn) {
  const { call, subscribe } = startPython(async (options, listener) => {
    if (globalThis.earlyWorker) await drawn.catch(() => {});
    const { launch } = await import("./launch.js").catch((cause) => {
      throw new StartError("download", cause);
    });
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
