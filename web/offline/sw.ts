import { cacheNames } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { digest } from "../engine/digest.ts";
import { unpackZstd } from "../engine/zstd.ts";
import { applyPatch } from "./patch.ts";
import type { OfflineEntry } from "./precache.d.ts";

/**
 * The service worker. It stores every file of one build, and answers requests with these files
 * only.
 *
 * Rarely needed files, such as the full build of Python and the words of other languages, are
 * stored on first use, and the rest when a page is idle. The worker installs only if every other
 * file arrives with the right hash. So it never stores a truncated file, a network's login page, or
 * a mix of two builds.
 *
 * A newer worker waits while the older build is open, until the player presses "Use it now" or
 * closes the page. The files of the older build are then deleted, as soon as no tab runs it. Other
 * caches on this origin are not touched.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/**
 * When Firefox stores a file that arrived only in part, it throws a value that is not an `Error`,
 * and Workbox ignores it. So this checks that the file is stored.
 */
const outcome: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName, request }) {
    const cache = await caches.open(cacheName);
    if (!(await cache.match(request))) throw new Error(`${request.url} did not arrive whole`);
  },
};

/** Stores zstd files unpacked, so that they are unpacked only once. */
const unpacking: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status < 400 ? asKept(request.url, response) : null,
};

const build = new PrecacheController({ plugins: [unpacking, outcome] });
build.addToCacheList(PRECACHE);

const rare = new PrecacheController({
  cacheName: `${cacheNames.prefix}-rare-${cacheNames.suffix}`,
  plugins: [outcome],
});
rare.addToCacheList(RARE);

for (const controller of [build, rare]) {
  registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^/] }));
}

/** Tabs that run an older build still get the files of that build. */
registerRoute(
  ({ url }) => url.href.startsWith(worker.registration.scope),
  async ({ request }) => {
    for (const { strategy } of [build, rare]) {
      const cache = await caches.open(strategy.cacheName);
      const stored = await cache.match(request);
      if (stored) return stored;
    }
    return fetch(request);
  },
);

/** If a file is missing in the cache and cannot be stored again, fetches it from the host. */
setCatchHandler(({ request }) => fetch(request));

worker.addEventListener("install", (event) => {
  const install = async () => {
    await storeMissing(build, PRECACHE);
    await storeMissing(rare, await wordsSpoken());
  };
  event.waitUntil(alone("files", install));
});

/**
 * Does not wait for `clients.claim()`, which can deadlock: requests of a claimed page wait until
 * this worker is active, and Firefox sometimes never resolves the claim of a page with open
 * requests.
 */
worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy(event));
  worker.clients.claim();
});

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy(event));
  if (event.data === "store-rare") {
    const stored = alone("rare", () => storeMissing(rare, RARE));
    event.waitUntil(stored.catch(() => {})); // a later visit tries again
  }
  const work = { repair, complete, answer }[String(event.data)];
  if (work) event.waitUntil(work().then((whole) => event.ports[0]?.postMessage(whole)));
});

/**
 * Deletes the files of older builds, unless a tab runs one: each page holds a lock that names its
 * build. The files of a newer build, which are in the same cache, are not touched.
 */
function tidy(event: ExtendableEvent) {
  return alone("files", async () => {
    const { installing, waiting } = worker.registration;
    if (installing || waiting || (await olderRuns())) return;
    await build.activate(event);
    await rare.activate(event);
  });
}

async function olderRuns() {
  return !(await reportedByPages("build")).every((release) => release === RELEASE);
}

/** The files of words in the languages of open pages; of all languages if no page reports one. */
async function wordsSpoken() {
  const languages = await reportedByPages("language");
  const words = RARE.filter(({ language }) => language);
  const spoken = words.filter(({ language = "" }) => languages.includes(language));
  return spoken.length ? spoken : words;
}

/** The values that open pages report: each page holds a lock with its value in the name. */
async function reportedByPages(kind: string) {
  const prefix = `twentyfour:${kind}:${worker.registration.scope}`;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
  return names.map((name) => name.slice(prefix.length));
}

/**
 * Runs one change of the cache at a time, if the browser has locks, so that only one build adds or
 * deletes files in the cache.
 */
async function alone(what: string, change: () => Promise<unknown>) {
  const name = `twentyfour:${what}:${worker.registration.scope}`;
  await (navigator.locks ? navigator.locks.request(name, change) : change());
}

/** Shows that this worker is the game's, and not an empty file of the host. */
const answer = async () => true;

/** Stores the files that are not stored yet. */
async function storeMissing(controller: PrecacheController, entries: OfflineEntry[]) {
  const cache = await caches.open(controller.strategy.cacheName);
  for (const entry of entries) {
    const key = controller.getCacheKeyForURL(entry.url) ?? entry.url;
    if (await cache.match(key)) continue;
    const patched = await patchOlder(cache, entry).catch(() => undefined);
    if (patched) await put(cache, key, patched);
    else await fetchInto(cache, key, entry, entry.revision ? "reload" : "default");
  }
}

/**
 * Stores files again that the open pages need and the browser has deleted. Returns whether all of
 * them are stored. In some browsers a service worker outlives its caches.
 */
async function complete() {
  try {
    await alone("rare", async () => {
      await storeMissing(build, PRECACHE);
      await storeMissing(rare, await wordsSpoken());
    });
    return true;
  } catch {
    return false;
  }
}

/** Replaces missing or damaged files. Returns whether all files are intact now. */
async function repair() {
  const repaired = await Promise.allSettled([
    ...PRECACHE.map((entry) => renew(build, entry, { missing: true })),
    ...RARE.map((entry) => renew(rare, entry, { missing: false })),
  ]);
  return repaired.every(({ status }) => status === "fulfilled");
}

/** Replaces a file if it is damaged, or if it is missing and `missing` is set. */
async function renew(
  controller: PrecacheController,
  entry: OfflineEntry,
  { missing }: { missing: boolean },
) {
  const cache = await caches.open(controller.strategy.cacheName);
  const key = controller.getCacheKeyForURL(entry.url) ?? entry.url;
  const stored = await cache.match(key);
  if (!stored && !missing) return;
  if (stored && (await isBuilt(await stored.arrayBuffer(), entry))) return;
  await fetchInto(cache, key, entry, "reload");
}

/**
 * Fetches a file, checks its integrity, and stores it. The HTTP cache may keep a file for ever that
 * the host once sent cut or as an error page, so a file that does not fit is fetched past it.
 */
async function fetchInto(cache: Cache, key: string, entry: OfflineEntry, mode: RequestCache) {
  const response = await fetchWhole(entry, mode).catch((error) => {
    if (mode === "reload") throw error;
    return fetchWhole(entry, "reload");
  });
  await put(cache, key, await asKept(entry.url, response));
}

async function put(cache: Cache, key: string, response: Response) {
  await cache.put(key, response);
  if (!(await cache.match(key))) throw new Error(`${key} did not arrive whole`);
}

/**
 * Makes a file from the file of an older build in the cache and a patch, which is much smaller than the
 * file. Rejects, or returns undefined, if that does not give exactly the file.
 */
async function patchOlder(cache: Cache, entry: OfflineEntry) {
  const { url, bases = [] } = entry;
  const stored = await Promise.all(bases.map((base) => cache.match(base)));
  const place = stored.findIndex(Boolean);
  const [base, older] = [bases[place], stored[place]];
  if (!base || !older) return undefined;
  const patch = await fetch(`${base}-to-${url}.patch`);
  if (!patch.ok) return undefined;
  const file = await applyPatch(await bytesOf(older), await bytesOf(patch));
  const headers = { "content-type": older.headers.get("content-type") ?? "" };
  return (await isBuilt(file, entry)) ? new Response(file, { headers }) : undefined;
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

/** Whether the content to store is what was built. */
const isBuilt = async (content: BufferSource, { integrity, unpacked = integrity }: OfflineEntry) =>
  `sha256-${await digest(content)}` === unpacked;

async function fetchWhole({ url, integrity = "" }: OfflineEntry, cache: RequestCache) {
  const response = await fetch(url, { integrity, cache });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response;
}

/** Browsers refuse a redirected response as the answer to a navigation. */
async function asKept(url: string, response: Response) {
  if (url.endsWith(".zst")) {
    return new Response(await unpackZstd(await bytesOf(response)));
  }
  if (!response.redirected) return response;
  const { headers, status, statusText } = response;
  return new Response(response.body, { headers, status, statusText });
}
