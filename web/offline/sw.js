import { cacheNames } from "workbox-core";
import { addPlugins, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";
import { digest } from "../engine/digest.js";

/**
 * The service worker: keeps every file of one build, and answers with these and no others.
 *
 * It installs only when each file has arrived as it was built, by its integrity; so neither a cut,
 * nor a login page of some network, nor a host between two builds is ever kept. A newer one waits
 * while the older build is on the screen, until the player says "Use it now" or has closed the page.
 * The files of the build before go then, and no cache that others have made on this origin.
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

addPlugins([outcome]);
precacheAndRoute(PRECACHE, { ignoreURLParametersMatching: [/^/] });

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  if (event.data === "repair") {
    event.waitUntil(repair().then((whole) => event.ports[0]?.postMessage(whole)));
  }
});

/** Fetches again what is kept no longer, or not as it was built; whether all is whole now. */
async function repair() {
  const cache = await caches.open(cacheNames.precache);
  const repaired = await Promise.allSettled(
    PRECACHE.map(async ({ url, integrity = "" }) => {
      const key = getCacheKeyForURL(url) ?? url;
      const kept = await cache.match(key);
      if (kept && `sha256-${await digest(await kept.arrayBuffer())}` === integrity) return;
      const answer = await fetch(url, { integrity, cache: "reload" });
      if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
      await cache.put(key, answer);
    }),
  );
  return repaired.every(({ status }) => status === "fulfilled");
}
