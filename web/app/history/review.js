import { ask, EngineError, engineState } from "../core/engine.js";
import { history } from "./history.js";
import { toGoOver } from "./schedule.js";

/** @import { Deal } from "../../engine/contract.d.ts" */
/** @import { Played } from "./played.js" */

const RECENT = 20;

/**
 * A fresh hand of the technique of one that was missed; null when nothing is to be gone over, or
 * Python still sleeps.
 *
 * @returns {Promise<Deal | null>}
 */
export async function review() {
  const [first] = toGoOver(history.value, Date.now());
  return first?.due && engineState.value === "ready" ? like(first.hand) : null;
}

/**
 * A fresh hand of the technique of another, and none of the last played; null if there is none.
 *
 * @param {Played} hand
 * @returns {Promise<Deal | null>}
 */
export async function like({ numbers, target }) {
  const exclude = history.value.slice(-RECENT).map((recent) => recent.numbers);
  try {
    return await ask("similar", { numbers, target, exclude });
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return null;
  }
}
