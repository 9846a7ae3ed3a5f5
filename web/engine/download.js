import { StartError } from "./errors.js";
import { watchdog } from "./limits.js";
import { unpack } from "./packed.js";

/** @import { EngineFile, EngineFiles, Responses } from "./types.d.ts" */

const STALLED_AFTER = 30_000;

/**
 * Opens the files at once. The responses are left as they came, so that the browser can compile
 * while they stream; `whole` settles when the last byte is in and right, or fails.
 *
 * @param {EngineFiles} files
 * @param {RequestCache} cache
 * @param {(fraction: number) => void} onFraction told at every new percent
 * @returns {{ responses: Responses, whole: Promise<unknown> }}
 */
export function downloadAll({ wasm, stdlib, wheel }, cache, onFraction) {
  const total = wasm.bytes + stdlib.bytes + wheel.bytes;
  let arrived = 0;
  /** @param {number} count */
  const onBytes = (count) => {
    const percent = Math.floor((arrived / total) * 100);
    arrived += count;
    if (Math.floor((arrived / total) * 100) > percent) onFraction(Math.min(arrived / total, 1));
  };
  onFraction(0);
  const open = (/** @type {EngineFile} */ file) => download(file, cache, onBytes);
  const downloads = { wasm: open(wasm), stdlib: open(stdlib), wheel: open(wheel) };
  return {
    responses: {
      wasm: downloads.wasm.response,
      stdlib: downloads.stdlib.response,
      wheel: downloads.wheel.response,
    },
    whole: Promise.all(Object.values(downloads).map(({ whole }) => whole)),
  };
}

/**
 * The copy that counts the bytes also finds a file that is not whole: some hosts answer with a page
 * of their own.
 *
 * @param {EngineFile} file
 * @param {RequestCache} cache
 * @param {(count: number) => void} onBytes
 */
function download(file, cache, onBytes) {
  const stalled = new AbortController();
  const patience = watchdog(STALLED_AFTER, `${file.url}: no more bytes`);
  patience.silence.catch((reason) => stalled.abort(reason));
  const response = open(file, cache, stalled.signal);
  const count = async (/** @type {Response} */ copy) => {
    let arrived = 0;
    const reader = copy.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      arrived += piece.value.length;
      onBytes(piece.value.length);
      patience.heard();
    }
    if (arrived !== file.bytes)
      throw new StartError("corrupt", `${file.url}: ${arrived} bytes instead of ${file.bytes}`);
  };
  const whole = response
    .then((answer) => count(answer.clone()))
    .catch((reason) => {
      throw reason instanceof StartError ? reason : new StartError("download", reason);
    })
    .finally(patience.stop);
  return { response, whole };
}

/**
 * @param {EngineFile} file
 * @param {RequestCache} cache
 * @param {AbortSignal} signal
 */
async function open({ url = "", packed }, cache, signal) {
  if (packed) return new Response(unpack(packed));
  const answer = await fetch(url, { cache, signal });
  if (!answer.ok) throw new StartError("download", `${url}: status ${answer.status}`);
  return answer;
}
