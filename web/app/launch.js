import { locateAssets } from "../engine/assets.js";
import { explainByBuild } from "../engine/outdated.js";
import { startEngine } from "../engine/start.js";
import { repairKept } from "./core/reload.js";

/** @import { Launch } from "../engine/types.d.ts" */

/**
 * Starts Python as it was built. In a chunk of its own, as the first hand does not wait for it.
 *
 * @type {Launch}
 */
export async function launch(options, listener) {
  if (options.cache === "reload") await repairKept().catch(() => {});
  return startEngine(await locateAssets(), options, listener).catch(explainByBuild);
}
