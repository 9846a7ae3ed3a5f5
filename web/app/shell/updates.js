import { effect, signal } from "@preact/signals";
import { trusted } from "../../engine/trusted.js";
import { engineState } from "../core/engine.js";

const CHECK_AFTER = 3_600_000;

/**
 * The news of a newer build: it "waits" on this device, or already "runs", because the player has
 * taken it into use in another tab. That tab alone is reloaded: this one has its build in memory,
 * the files of its build are kept until it is closed, and so a hand is not cut short for another's sake.
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
  const serviceWorker = serviceWorkers();
  if (!serviceWorker || !location.protocol.startsWith("http")) return;
  holdBuild();
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      effect(() => {
        const state = engineState.value;
        if (state === "ready" || (state === "failed" && serviceWorker.controller)) resolve();
      });
    })
  );
  serviceWorker.controller?.postMessage("tidy");
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (beforeReload) reload(beforeReload);
    else if (controlled) newer.value = "runs";
    controlled = true;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > CHECK_AFTER) check();
  });
  await register({ again: true });
}

/** Tells the service worker, for as long as this page is open, that the files of its build are needed. */
function holdBuild() {
  const script = document.querySelector("script[type=module][src]");
  if (!(script instanceof HTMLScriptElement)) return;
  const open = new Promise(() => {});
  navigator.locks?.request(`twentyfour:build:${script.src}`, { mode: "shared" }, () => open);
}

/** None where the browser has none, or a frame without an origin of its own may not even ask. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * @param {{again: boolean}} options whether to try once more when the first installation fails: a
 *   page that was cut off may have left one behind which is about to
 */
async function register({ again }) {
  registration = await navigator.serviceWorker.register(trusted("sw.js")).catch(() => undefined);
  if (!registration) return;
  const { active, installing } = registration;
  installing?.addEventListener("statechange", () => {
    if (installing.state === "redundant" && !active && again) register({ again: false });
  });
  registration.addEventListener("updatefound", follow);
  offer();
  check();
}

function follow() {
  registration?.installing?.addEventListener("statechange", offer);
}

function offer() {
  if (registration?.active && registration.waiting) newer.value = "waits";
}

function check() {
  checked = Date.now();
  if (registration?.active) registration.update().catch(() => {});
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
