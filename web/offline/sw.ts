import { cacheNames } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { digest } from "../engine/digest.ts";
import { unpackZstd } from "../engine/zstd.ts";
import type { OfflineEntry } from "./precache.d.ts";

/**
 * The service worker: keeps every file of one build, and answers with these and no others.
 *
 * What few players need, the whole code of Python and the words of other languages, it keeps when it
 * is asked for, and all of it once a page is idle. It installs only when each other file has arrived as
 * it was built, by its integrity; so neither a cut, nor a login page of some network, nor a host between
 * two builds is ever kept. A newer one waits while the older build is on the screen, until the player says "Use it now" or has closed the page.
 * Then the files of the build before go, once no other tab runs it, and no cache that others have
 * made on this origin.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/**
 * Workbox passes over what Firefox throws when it keeps a file of which only a part arrived, since
 * that is no `Error`; so look whether the file is there.
 */
const outcome: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName, request }) {
    const cache = await caches.open(cacheName);
    if (!(await cache.match(request))) throw new Error(`${request.url} did not arrive whole`);
  },
};

/** Keeps unpacked what travels as zstd, so that it is unpacked only once. */
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

/** A tab that runs an older build still finds the files of that one. */
registerRoute(
  ({ url }) => url.href.startsWith(worker.registration.scope),
  async ({ request }) => {
    for (const { strategy } of [build, rare]) {
      const cache = await caches.open(strategy.cacheName);
      const kept = await cache.match(request);
      if (kept) return kept;
    }
    return fetch(request);
  },
);

/** Where a file is missing in the cache and cannot be kept again, it is fetched from the host. */
setCatchHandler(({ request }) => fetch(request));

worker.addEventListener("install", (event) => {
  const install = async () => {
    await build.install(event);
    await keep(rare, await wordsSpoken());
  };
  event.waitUntil(alone("files", install));
});

/**
 * That pages are claimed is not waited for: what a claimed page fetches waits until this one is
 * active, and Firefox now and then does not say that it has claimed a page that is fetching.
 */
worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy(event));
  worker.clients.claim();
});

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  if (event.data === "tidy") event.waitUntil(tidy(event));
  if (event.data === "store-rare") {
    const kept = alone("rare", () => keep(rare, RARE));
    event.waitUntil(kept.catch(() => {})); // a later visit tries again
  }
  const work = { repair, complete }[String(event.data)];
  if (work) event.waitUntil(work().then((whole) => event.ports[0]?.postMessage(whole)));
});

/**
 * Drops the files of older builds, unless a tab runs one: each page holds a lock that names its
 * script. Those of a newer build, which lie in the same cache, are not touched.
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
  const ours = new Set(PRECACHE.map(({ url }) => url));
  return !(await heldByPages("build")).every((script) => ours.has(script));
}

/** The words of the languages that open pages speak; of all where none says which. */
async function wordsSpoken() {
  const languages = await heldByPages("language");
  const words = RARE.filter(({ language }) => language);
  const spoken = words.filter(({ language = "" }) => languages.includes(language));
  return spoken.length ? spoken : words;
}

/** What each page tells by a lock that it holds. */
async function heldByPages(kind: string) {
  const prefix = `twentyfour:${kind}:${worker.registration.scope}`;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
  return names.map((name) => name.slice(prefix.length));
}

/**
 * One at a time makes such a change, where the browser has locks: one build at a time adds files to
 * the cache or drops some.
 */
async function alone(what: string, change: () => Promise<unknown>) {
  const name = `twentyfour:${what}:${worker.registration.scope}`;
  await (navigator.locks ? navigator.locks.request(name, change) : change());
}

/** Keeps those of these files that are not kept yet. */
async function keep(controller: PrecacheController, entries: OfflineEntry[]) {
  const cache = await caches.open(controller.strategy.cacheName);
  for (const entry of entries) {
    const key = controller.getCacheKeyForURL(entry.url) ?? entry.url;
    if (await cache.match(key)) continue;
    await fetchInto(cache, key, entry, entry.revision ? "reload" : "default");
  }
}

/**
 * Keeps again what the browser has deleted of that which the open pages need; returns whether all of it
 * is there. A service worker outlives its caches in some browsers.
 */
async function complete() {
  try {
    await alone("rare", async () => {
      await keep(build, PRECACHE);
      await keep(rare, await wordsSpoken());
    });
    return true;
  } catch {
    return false;
  }
}

/** Replaces files that are missing or damaged; returns whether all are whole now. */
async function repair() {
  const repaired = await Promise.allSettled([
    ...PRECACHE.map((entry) => renew(build, entry, { missing: true })),
    ...RARE.map((entry) => renew(rare, entry, { missing: false })),
  ]);
  return repaired.every(({ status }) => status === "fulfilled");
}

/** Replaces a file that is damaged, or missing where that is a fault. */
async function renew(
  controller: PrecacheController,
  entry: OfflineEntry,
  { missing }: { missing: boolean },
) {
  const cache = await caches.open(controller.strategy.cacheName);
  const key = controller.getCacheKeyForURL(entry.url) ?? entry.url;
  const kept = await cache.match(key);
  if (!kept && !missing) return;
  const built = entry.unpacked ?? entry.integrity;
  if (kept && `sha256-${await digest(await kept.arrayBuffer())}` === built) return;
  await fetchInto(cache, key, entry, "reload");
}

/** Fetches a file as it was built, and keeps it. */
async function fetchInto(
  cache: Cache,
  key: string,
  { url, integrity = "" }: OfflineEntry,
  mode: RequestCache,
) {
  const answer = await fetch(url, { integrity, cache: mode });
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  await cache.put(key, await asKept(url, answer));
}

async function asKept(url: string, response: Response) {
  if (!url.endsWith(".zst")) return response;
  return new Response(await unpackZstd(new Uint8Array(await response.arrayBuffer())));
}
