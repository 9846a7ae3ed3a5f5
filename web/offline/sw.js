import { cacheNames } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { digest } from "../engine/digest.js";

/**
 * The service worker: keeps every file of one build, and answers with these and no others.
 *
 * It installs only when each file has arrived as it was built, by its integrity; so neither a cut,
 * nor a login page of some network, nor a host between two builds is ever kept. A newer one waits
 * while the older build is on the screen, until the player says "Use it now" or has closed the page.
 * Then the files of the build before go, once no other tab runs it, and no cache that others have
 * made on this origin.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * Workbox passes over what Firefox throws when it keeps a file of which only a part arrived, since
 * that is no `Error`; so look whether the file is there.
 *
 * @type {import("workbox-core/types.js").WorkboxPlugin}
 */
const outcome = {
  async cacheDidUpdate({ cacheName, request }) {
    const cache = await caches.open(cacheName);
    if (!(await cache.match(request))) throw new Error(`${request.url} did not arrive whole`);
  },
};

const build = new PrecacheController({ plugins: [outcome] });
build.addToCacheList(PRECACHE);
registerRoute(new PrecacheRoute(build, { ignoreURLParametersMatching: [/^/] }));

/** A tab that runs an older build still finds the files of that one. */
registerRoute(
  ({ url }) => url.href.startsWith(worker.registration.scope),
  async ({ request }) => {
    const cache = await caches.open(cacheNames.precache);
    return (await cache.match(request)) ?? fetch(request);
  },
);

/** Where a file is missing in the cache and cannot be kept again, it is fetched from the host. */
setCatchHandler(({ request }) => fetch(request));

worker.addEventListener("install", (event) => {
  event.waitUntil(alone(() => build.install(event)));
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
  if (event.data === "repair") {
    event.waitUntil(repair().then((whole) => event.ports[0]?.postMessage(whole)));
  }
});

/**
 * Drops the files of older builds, unless a tab runs one: each page holds a lock that names its
 * script. Those of a newer build, which lie in the same cache, are not touched.
 *
 * @param {ExtendableEvent} event
 */
function tidy(event) {
  return alone(async () => {
    const { installing, waiting } = worker.registration;
    if (!installing && !waiting && !(await olderRuns())) await build.activate(event);
  });
}

async function olderRuns() {
  const prefix = `twentyfour:build:${worker.registration.scope}`;
  const ours = new Set(PRECACHE.map(({ url }) => prefix + url));
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(prefix));
  return !names.every((name) => ours.has(name));
}

/**
 * One build at a time adds files to the cache or drops some, where the browser has locks.
 *
 * @param {() => Promise<unknown>} change
 */
async function alone(change) {
  const name = `twentyfour:files:${worker.registration.scope}`;
  await (navigator.locks ? navigator.locks.request(name, change) : change());
}

/** Replaces files that are missing or damaged; returns whether all are whole now. */
async function repair() {
  const cache = await caches.open(cacheNames.precache);
  const repaired = await Promise.allSettled(
    PRECACHE.map(async ({ url, integrity = "" }) => {
      const key = build.getCacheKeyForURL(url) ?? url;
      const kept = await cache.match(key);
      if (kept && `sha256-${await digest(await kept.arrayBuffer())}` === integrity) return;
      const answer = await fetch(url, { integrity, cache: "reload" });
      if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
      await cache.put(key, answer);
    }),
  );
  return repaired.every(({ status }) => status === "fulfilled");
}
