import { digest } from "./digest.ts";
import { StartError } from "./errors.ts";
import type { EngineFile } from "./files.ts";
import { watchdog } from "./limits.ts";
import { unpack } from "./packed.ts";
import type { StartCode } from "./status.ts";
import { isPacked } from "./zstd.ts";

const STALLED_AFTER = 30_000;
/**
 * Delay before progress is reported. Faster downloads need no report, and reading in pieces slows
 * them down.
 */
const SLOW_AFTER = 500;

/** Why a host sends no file, by its status. */
const REFUSALS: Record<number, StartCode> = {
  403: "refused",
  404: "missing",
  410: "missing",
  429: "too-many",
  502: "overloaded",
  503: "overloaded",
  504: "overloaded",
};

/**
 * Starts a download, so that the browser can compile the file while it arrives. It compiles from
 * the response itself, because Chromium only then caches the compiled code. `whole` resolves to all
 * bytes. It rejects if the file does not arrive or is not the built file, because some hosts answer
 * with a page of their own.
 *
 * @param onCount called with the bytes so far, except for fast downloads
 */
export function download(
  file: EngineFile,
  cache: RequestCache,
  onCount: (bytes: number) => void = () => {},
): { response: Promise<Response>; whole: Promise<Uint8Array<ArrayBuffer>> } {
  const stalled = new AbortController();
  const watch = watchdog(STALLED_AFTER, `${file.url}: no more bytes`);
  watch.expired.catch((reason) => stalled.abort(reason));
  const onPiece = (count: number) => {
    watch.touch();
    onCount(count);
  };
  const response = open(file, cache, stalled.signal);
  const whole = response
    .then((opened) => {
      const stop = countIfSlow(opened.clone(), onPiece);
      return expectAsBuilt(file, opened.clone()).finally(stop);
    })
    .catch((reason) => {
      throw explain(file, reason);
    });
  whole.catch(() => {}).finally(watch.stop);
  return { response, whole };
}

/**
 * Counts the arriving bytes if the download takes longer than `SLOW_AFTER`. A fast download gets no
 * reader, because a reader slows the transfer. Returns a function that stops the count.
 *
 * @param onCount called with the bytes so far
 */
function countIfSlow(response: Response, onCount: (count: number) => void) {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const timer = setTimeout(() => {
    reader = response.body?.getReader();
    if (reader) count(reader, onCount).catch(() => {});
  }, SLOW_AFTER);
  return () => {
    clearTimeout(timer);
    (reader ?? response.body)?.cancel().catch(() => {});
  };
}

async function count(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  onCount: (count: number) => void,
) {
  let bytes = 0;
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    bytes += value.length;
    onCount(bytes);
  }
}

async function open({ url = "", packed }: EngineFile, cache: RequestCache, signal: AbortSignal) {
  if (packed) return new Response(unpack(packed));
  const stored = cache === "reload" ? undefined : await findStored(url);
  if (stored) return stored;
  try {
    const answer = await fetch(url, { cache, signal, priority: "low" });
    const { status } = answer;
    if (!answer.ok || !answer.body)
      throw new StartError(REFUSALS[status] ?? "download", `${url}: ${status}`);
    return answer;
  } catch (reason) {
    throw reason instanceof StartError ? reason : new StartError("download", `${url}: ${reason}`);
  }
}

/**
 * Reads a file directly from the service worker's cache. A response from the worker itself is
 * copied twice more, which takes a fifth of a repeat visit in Firefox and WebKit. Sandboxed frames
 * have no caches.
 */
async function findStored(url: string) {
  try {
    return await globalThis.caches?.match(url);
  } catch {
    return undefined;
  }
}

/** The error to report if a file could not be read to its end. */
function explain({ packed }: EngineFile, reason: unknown) {
  if (reason instanceof StartError) return reason;
  return new StartError(packed ? "corrupt" : "download", reason);
}

async function expectAsBuilt({ url, unpacked, ...packed }: EngineFile, response: Response) {
  const arrived = new Uint8Array(await response.arrayBuffer());
  const built = unpacked && !isPacked(arrived) ? unpacked : packed;
  if (arrived.length !== built.bytes)
    throw new StartError("corrupt", `${url}: ${arrived.length} bytes instead of ${built.bytes}`);
  // Browsers provide no hashes to pages that were loaded over plain HTTP.
  if (crypto.subtle && (await digest(arrived)) !== built.sha256)
    throw new StartError("corrupt", `${url}: not what was built`);
  return arrived;
}
