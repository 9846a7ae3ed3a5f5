import { watchdog } from "./limits.js";

/** @import { EngineFile } from "./types.d.ts" */

const STALLED_AFTER = 30_000;

/**
 * Fetches files at once. The responses, by address, are left as they came, so that the browser can
 * compile while they stream; `whole` settles when the last byte is in, or fails.
 *
 * @param {EngineFile[]} files
 * @param {(fraction: number) => void} onFraction told at every new percent
 * @returns {{ responses: Map<string, Promise<Response>>, whole: Promise<unknown> }}
 */
export function downloadAll(files, onFraction) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let arrived = 0;
  /** @param {number} count */
  const onBytes = (count) => {
    const percent = Math.floor((arrived / total) * 100);
    arrived += count;
    if (Math.floor((arrived / total) * 100) > percent) onFraction(Math.min(arrived / total, 1));
  };
  onFraction(0);
  const downloads = files.map((file) => download(file, onBytes));
  return {
    responses: new Map(downloads.map(({ url, response }) => [url, response])),
    whole: Promise.all(downloads.map(({ whole }) => whole)),
  };
}

/**
 * The copy that counts the bytes also finds a file that is not whole: some hosts answer with a page
 * of their own.
 *
 * @param {EngineFile} file
 * @param {(count: number) => void} onBytes
 */
function download({ url, bytes }, onBytes) {
  const stalled = new AbortController();
  const patience = watchdog(STALLED_AFTER, "no more bytes");
  patience.silence.catch((reason) => stalled.abort(reason));
  const response = fetch(url, { signal: stalled.signal }).then((answer) => {
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer;
  });
  const count = async (/** @type {Response} */ copy) => {
    let arrived = 0;
    const reader = copy.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      arrived += piece.value.length;
      onBytes(piece.value.length);
      patience.heard();
    }
    if (arrived !== bytes) throw new Error(`${arrived} bytes instead of ${bytes}`);
  };
  const whole = response
    .then((answer) => count(answer.clone()))
    .catch((reason) => {
      throw new Error(`${url} did not arrive: ${reason}`);
    })
    .finally(patience.stop);
  return { url, response, whole };
}
