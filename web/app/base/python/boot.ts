import { locateAssets } from "../../../engine/assets.ts";
import type { Calls } from "../../../engine/contract.d.ts";
import { explainByBuild } from "../../../engine/outdated.ts";
import type { CallName, CallOptions } from "../../../engine/requests.ts";
import type { Launch } from "../../../engine/running.ts";
import { startEngine } from "../../../engine/start.ts";
import { repairStored } from "../browser/reload.ts";
import { startPython } from "./engine.ts";
import { ENGINE } from "./engine-facts.ts";

/**
 * Starts Python after `before` has settled. Mirrors the state in `<html data-engine>`, and puts the
 * calls on `window.twentyfour`.
 */
export function boot(before: Promise<unknown>) {
  const { call, subscribe } = startPython(async (options, listener) => {
    await before.catch(() => {});
    return launch(options, listener);
  });
  subscribe(({ state }) => {
    document.documentElement.dataset.engine = state;
  });
  const made = ENGINE.calls.map((name) => {
    const make = (params: Calls[CallName]["params"] = {}, options?: CallOptions) =>
      call(name, params, options);
    return [name, make];
  });
  window.twentyfour = Object.fromEntries(made);
}

const launch: Launch = async (options, listener) => {
  if (options.cache === "reload") await repairStored().catch(() => {});
  return startEngine(await locateAssets(), options, listener).catch(explainByBuild);
};
