import { effect, signal } from "@preact/signals";
import { engineState } from "./engine.js";

const CHECK_AFTER = 3_600_000;

/**
 * The news of a newer build: it "waits" on this device, or already "runs", because the player has
 * taken it into use in another tab. That tab alone is reloaded: this one has its build in memory,
 * the names of both builds' files never meet, and so a hand is not cut short for another's sake.
 *
 * @type {import("@preact/signals").Signal<"waits" | "runs" | null>}
 */
export const newer = signal(/** @type {"waits" | "runs" | null} */ (null));

/** @type {ServiceWorkerRegistration | undefined} */
let registration;
/** @type {(() => void) | undefined} */
let beforeReload;
let checked = 0;

/**
 * Keeps the game on this device, and follows what newer builds there are. Silent where a browser
 * has no service workers or refuses one, such as for a page opened from a file.
 *
 * It begins when Python runs: until then the line belongs to the first start, and afterwards nearly
 * all comes out of the browser's own cache. Where Python failed, only a newer build is looked for.
 */
export async function keepOffline() {
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;
  const { serviceWorker } = navigator;
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      effect(() => {
        const state = engineState.value;
        if (state === "ready" || (state === "failed" && serviceWorker.controller)) resolve();
      });
    })
  );
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (beforeReload) reload(beforeReload);
    else if (controlled) newer.value = "runs";
    controlled = true;
  });
  try {
    follow(await serviceWorker.register("sw.js"));
  } catch {}
}

/** @param {ServiceWorkerRegistration} found */
function follow(found) {
  registration = found;
  const offer = () => {
    if (found.active && found.waiting) newer.value = "waits";
  };
  found.addEventListener("updatefound", () => {
    found.installing?.addEventListener("statechange", offer);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > CHECK_AFTER) check(found);
  });
  offer();
  check(found);
}

/** @param {ServiceWorkerRegistration} found */
function check(found) {
  checked = Date.now();
  if (found.active) found.update().catch(() => {});
}

/**
 * Takes the newer build into use: this page is loaded anew.
 *
 * @param {() => void} keep called at the last moment before that
 */
export function useNewer(keep) {
  if (!registration?.waiting) return reload(keep);
  beforeReload = keep;
  registration.waiting.postMessage("skip-waiting");
}

/** Says no more of it until the page is opened again, or there is more news. */
export function later() {
  newer.value = null;
}

/** @param {() => void} keep */
function reload(keep) {
  keep();
  location.reload();
}
