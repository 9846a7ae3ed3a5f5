import { digest } from "./digest.js";
import { StartError } from "./errors.js";
import { watchdog } from "./limits.js";
import { unpack } from "./packed.js";

/** @import { EngineFile } from "./types.d.ts" */

const STALLED_AFTER = 30_000;
const GONE = [404, 410];

/**
 * Opens a file at once, as a stream, so that the browser can compile while it arrives. `whole`
 * settles when the last byte is in, or when the file does not arrive or is another one: some hosts
 * answer with a page of their own.
 *
 * @param {EngineFile} file
 * @param {RequestCache} cache
 * @param {(count: number) => void} onBytes called for every chunk
 * @returns {{ stream: ReadableStream<Uint8Array<ArrayBuffer>>, whole: Promise<void> }}
 */
export function download(file, cache, onBytes) {
  const stalled = new AbortController();
  const patience = watchdog(STALLED_AFTER, `${file.url}: no more bytes`);
  patience.silence.catch((reason) => stalled.abort(reason));
  const opened = open(file, cache, stalled.signal).then((stream) => stream.getReader());
  const arrived = new Uint8Array(file.bytes);
  let count = 0;
  /** @type {{ resolve: () => void, reject: (reason: Error) => void }} */
  let end;
  /** @type {Promise<void>} */
  const whole = new Promise((resolve, reject) => {
    end = { resolve, reject };
  });
  whole.catch(() => {}).finally(patience.stop);
  const stream = new ReadableStream({
    async pull(controller) {
      try {
        const { value } = await (await opened).read();
        patience.heard();
        if (value) {
          if (count + value.length <= file.bytes) arrived.set(value, count);
          count += value.length;
          onBytes(value.length);
          controller.enqueue(value);
        } else {
          controller.close();
          await expectAsBuilt(file, arrived, count);
          end.resolve();
        }
      } catch (reason) {
        const error = explain(file, reason);
        end.reject(error);
        controller.error(error);
      }
    },
    async cancel(reason) {
      end.reject(new StartError("corrupt", reason));
      await (await opened).cancel(reason);
    },
  });
  return { stream, whole };
}

/**
 * @param {EngineFile} file
 * @param {RequestCache} cache
 * @param {AbortSignal} signal
 */
async function open({ url = "", packed }, cache, signal) {
  if (packed) return unpack(packed);
  try {
    const answer = await fetch(url, { cache, signal });
    if (GONE.includes(answer.status)) throw new StartError("missing", `${url}: ${answer.status}`);
    if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`);
    return answer.body;
  } catch (reason) {
    throw reason instanceof StartError ? reason : new StartError("download", `${url}: ${reason}`);
  }
}

/**
 * What it means that a file could not be read to its end.
 *
 * @param {EngineFile} file
 * @param {unknown} reason
 */
function explain({ packed }, reason) {
  if (reason instanceof StartError) return reason;
  return new StartError(packed ? "corrupt" : "download", reason);
}

/**
 * @param {EngineFile} file
 * @param {Uint8Array<ArrayBuffer>} arrived
 * @param {number} count the bytes that came
 */
async function expectAsBuilt({ url, bytes, sha256 }, arrived, count) {
  if (count !== bytes)
    throw new StartError("corrupt", `${url}: ${count} bytes instead of ${bytes}`);
  // Browsers have no hashes for a page that came over plain HTTP.
  if (crypto.subtle && (await digest(arrived)) !== sha256)
    throw new StartError("corrupt", `${url}: not what was built`);
}
