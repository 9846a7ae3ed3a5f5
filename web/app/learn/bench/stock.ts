import type { CageFiles } from "../../../engine/cage.ts";
import { download } from "../../../engine/download.ts";
import type { EngineFile } from "../../../engine/files.ts";
import cage from "../../../generated/cage.json" with { type: "json" };

/** The files of the cage. Only this page loads them, and the device keeps them only on request. */

const STORE = "twentyfour-bench";
const STOCK = ["script", "wasm", "library"] as const;
const ALL = [...STOCK, "engine"] as const;

const addressOf = (file: EngineFile) => new URL(file.url, document.baseURI).href;

const loaded = new Map<string, Promise<ArrayBuffer>>();

/** Loads a file and checks its hash. A file that has failed is loaded again by the next call. */
function load(name: (typeof ALL)[number], onBytes: (count: number) => void) {
  const file = { ...cage[name], url: addressOf(cage[name]) };
  const loading =
    loaded.get(name) ?? download(file, "default", onBytes).whole.then(({ buffer }) => buffer);
  loaded.set(name, loading);
  loading.then(
    () => onBytes(file.bytes),
    () => loaded.delete(name),
  );
  return loading;
}

/** The size of stock Python, in bytes. */
export const stockBytes = () => STOCK.reduce((sum, name) => sum + cage[name].bytes, 0);

/**
 * The files of stock Python.
 *
 * @param onFraction called with the share of the bytes that have arrived
 */
export async function loadStock(onFraction: (fraction: number) => void = () => {}) {
  const counts = new Map<string, number>();
  const loads = STOCK.map(async (name) => {
    const content = await load(name, (count) => {
      counts.set(name, count);
      onFraction([...counts.values()].reduce((sum, each) => sum + each, 0) / stockBytes());
    });
    return [name, content];
  });
  return Object.fromEntries(await Promise.all(loads)) as CageFiles;
}

/** Stock Python with our own engine, for a cage in which no code of a player runs. */
export async function loadTrusted(): Promise<CageFiles> {
  const [stock, engine] = await Promise.all([loadStock(), load("engine", () => {})]);
  return { ...stock, engine };
}

/** Whether this device can keep files. */
export const canKeep = () => "caches" in globalThis && "serviceWorker" in navigator;

/** Whether this device has all files of the cage. */
export async function isKept() {
  const store = await caches.open(STORE);
  const found = await Promise.all(ALL.map((name) => store.match(addressOf(cage[name]))));
  return found.every(Boolean);
}

/** Keeps the files on this device, and deletes those of other builds. Rejects without room. */
export async function keepOffline() {
  const files = await loadTrusted();
  const store = await caches.open(STORE);
  const wanted = ALL.map((name) => addressOf(cage[name]));
  for (const { url } of await store.keys()) if (!wanted.includes(url)) await store.delete(url);
  for (const name of ALL) await store.put(addressOf(cage[name]), new Response(files[name] ?? null));
}

export const forget = () => caches.delete(STORE);
