/** @import { Deal } from "../types.js" */

/**
 * A fresh hand of the technique of one that was missed; null when nothing is to be gone over.
 *
 * @returns {Promise<Deal | null>}
 */
export async function review() {
  return null;
}
