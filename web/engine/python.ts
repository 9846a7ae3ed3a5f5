import { runCalls } from "./calls.ts";
import { compile } from "./compile.ts";
import { download } from "./download.ts";
import { StartError } from "./errors.ts";
import type { EngineFile, PythonFiles } from "./files.ts";
import { failAfter } from "./limits.ts";
import { expectAllowed, watchPolicy } from "./policy.ts";
import { startFromLibrary, startFromSnapshot } from "./pyodide.ts";
import type { Listener, Python } from "./running.ts";
import { isPacked, unpackZstd } from "./zstd.ts";

const START_LIMIT = 60_000;
const ENGINE = "twentyfour.bridge";

/**
 * Downloads Python and starts it with the engine. Rejects if anything fails, and never hangs.
 *
 * @param cache "reload" bypasses everything that earlier starts stored
 */
export async function startPython(
  files: PythonFiles,
  cache: RequestCache,
  { onProgress, onTurn, onWork }: Listener,
): Promise<Python> {
  onProgress({ stage: "download", fraction: 0 });
  expectAllowed();
  const onFraction = (fraction: number) => onProgress({ stage: "download", fraction });
  const opened = openAll(files, cache, onFraction);
  const tooLate = Promise.all(Object.values(opened).map(({ whole }) => whole)).then(() => {
    onProgress({ stage: "start", fraction: 1 });
    return failAfter(START_LIMIT, "Python did not start in time");
  });
  const blocked = watchPolicy();
  const pyodide = await Promise.race([boot(opened).catch(explain), tooLate]).catch(blocked);
  return runCalls(pyodide.pyimport(ENGINE), { onTurn, onWork });
}

/**
 * Starts all downloads.
 *
 * @param onFraction called at every new percent
 */
function openAll(
  files: PythonFiles,
  cache: RequestCache,
  onFraction: (fraction: number) => void,
): Opened {
  const entries: [string, EngineFile][] = Object.entries(files);
  const total = entries.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const counts = new Map(entries.map(([name]) => [name, 0]));
  let percent = 0;
  const opened = entries.map(([name, file]) => {
    const onCount = (count: number) => {
      counts.set(name, Math.min(count, file.bytes));
      const fraction = [...counts.values()].reduce((sum, arrived) => sum + arrived, 0) / total;
      if (Math.floor(fraction * 100) === percent) return;
      percent = Math.floor(fraction * 100);
      onFraction(fraction);
    };
    const opening = download(file, cache, onCount);
    // A fast download reports no progress itself.
    opening.whole.then(({ length }) => onCount(length)).catch(() => {});
    return [name, opening];
  });
  return Object.fromEntries(opened);
}

type Opened = Record<keyof PythonFiles, ReturnType<typeof download>>;

/**
 * Starts Python while the hash of its code is still being computed. If the hash is wrong, the start
 * fails before the first call. A snapshot is the same on every device, so the random generator is
 * seeded here.
 */
async function boot({ wasm, snapshot, library, wheel }: Opened) {
  try {
    const compiling = wasm.response.then(compile);
    compiling.catch(() => {});
    const pyodide = snapshot
      ? await fromSnapshot(compiling, snapshot)
      : await startFromLibrary(await compiling, await library.whole, await wheel.whole);
    pyodide.pyimport("random").seed();
    return pyodide;
  } finally {
    await wasm.whole; // if this fails too, its error is the more precise one
  }
}

/** Unpacks the snapshot while the code is compiled. */
async function fromSnapshot(
  compiling: Promise<WebAssembly.Module>,
  opened: ReturnType<typeof download>,
) {
  const arrived = await opened.whole;
  const snapshot = isPacked(arrived) ? await unpackZstd(arrived) : arrived;
  return startFromSnapshot(await compiling, snapshot);
}

function explain(reason: unknown): never {
  throw reason instanceof RangeError ? new StartError("no-memory", reason) : reason;
}
