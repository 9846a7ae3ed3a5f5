import { locateAssets } from "../engine/assets.js";
import { startEngine } from "../engine/start.js";
import engineData from "../generated/engine.json" with { type: "json" };
import { startPython } from "./engine.js";

/**
 * Starts Python as it was built. Its state is on `<html data-engine>` as well, and its calls are on
 * `window.twentyfour`.
 */
export function boot() {
  const { call, subscribe } = startPython(async (cache, listener) =>
    startEngine(await locateAssets(), cache, listener),
  );
  subscribe(({ state }) => {
    document.documentElement.dataset.engine = state;
  });
  window.twentyfour = Object.fromEntries(
    engineData.calls.map((name) => [name, (params, options) => call(name, params, options)]),
  );
}
