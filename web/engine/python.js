import { runCalls } from "./calls.js";
import { downloadAll } from "./download.js";
import { failAfter } from "./limits.js";
import { startPyodide } from "./pyodide.js";

/** @import { Assets, Listener, Python } from "./types.d.ts" */

const START_LIMIT = 60_000;
const WHEEL = "/lib/twentyfour.whl";

/**
 * Downloads and starts Python with the engine in it. Fails, and never hangs, when any of that does
 * not work.
 *
 * @param {Assets} assets
 * @param {Listener} listener
 * @returns {Promise<Python>}
 */
export async function startPython(assets, { onProgress, onWork }) {
  const { responses, whole } = downloadAll(Object.values(assets.files), (fraction) =>
    onProgress({ stage: "download", fraction }),
  );
  const tooLate = whole.then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const pyodide = await Promise.race([startPyodide(assets, responses), tooLate]);
  await whole;

  onProgress({ stage: "import", fraction: 1 });
  const wheel = await responses.get(assets.files.wheel.url);
  pyodide.FS.writeFile(WHEEL, new Uint8Array((await wheel?.arrayBuffer()) ?? []));
  pyodide.pyimport("sys").path.insert(0, WHEEL);
  return runCalls(pyodide.pyimport("twentyfour.bridge"), onWork);
}
