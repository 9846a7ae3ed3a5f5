import { effect, type Signal, signal } from "@preact/signals";
import { trusted } from "../../engine/trusted.ts";
import { offlineReady } from "../base/browser/offline.ts";
import { askWorker } from "../base/browser/reload.ts";
import { engineState } from "../base/python/engine.ts";
import { locale } from "../base/words/i18n.ts";

const CHECK_AFTER = 3_600_000;
const COMPLETE_AGAIN = 60_000;

/** How long a service worker may take to answer, in milliseconds. */
const LONGEST_ANSWER = 10_000;

/**
 * Whether there is a newer build. It "waits" on this device, or "runs" after the player has started
 * it in another tab. Only that tab is reloaded. This tab continues with its own build, whose files
 * are kept until the tab is closed.
 */
export const newer: Signal<"waits" | "runs" | null> = signal<"waits" | "runs" | null>(null);

let registration: ServiceWorkerRegistration | undefined;

/** Whether the active worker is not the game's, because the host once sent another file for it. */
let isForeign = false;

let beforeReload: (() => void) | undefined;
let checked = 0;

/**
 * Stores the game on this device, and checks for newer builds. Does nothing if the browser has no
 * service workers or refuses one, as for a local file.
 *
 * It begins after Python has started. Earlier it would slow down the first start; by then the HTTP
 * cache has nearly every file. If Python failed to start, it only checks for a newer build.
 */
export async function keepOffline() {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker || !location.protocol.startsWith("http")) return;
  lockBuild();
  effect(() => holdLock("language", new URL(locale.value, document.baseURI).href));
  await new Promise<void>((resolve) => {
    effect(() => {
      const state = engineState.value;
      if (state === "ready" || (state === "failed" && serviceWorker.controller)) resolve();
    });
  });
  serviceWorker.controller?.postMessage("tidy");
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (beforeReload) reload(beforeReload);
    else if (controlled && !isForeign) newer.value = "runs";
    controlled = true;
    isForeign = false;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > CHECK_AFTER) check();
  });
  await register({ again: true });
  await replaceForeign(serviceWorker);
  await keepComplete(serviceWorker);
  await storeRare(serviceWorker);
}

/**
 * Lets the service worker fetch missing files of this player again, because the browser may delete
 * some. It does so now, when the network or the player returns, when the language changes, and
 * repeatedly while files are missing.
 */
async function keepComplete(serviceWorker: ServiceWorkerContainer) {
  if (!registration) return;
  if (!registration.active) offlineReady.value = false;
  const { active } = await serviceWorker.ready;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function complete() {
    if (document.visibilityState === "hidden" || !active) return;
    clearTimeout(timer);
    const ready = await askWorker(registration?.active ?? active, "complete");
    offlineReady.value = ready;
    if (!ready) timer = setTimeout(complete, COMPLETE_AGAIN);
  }
  addEventListener("online", complete);
  document.addEventListener("visibilitychange", complete);
  effect(() => {
    if (locale.value) complete();
  });
}

/**
 * Waits until the active worker is the game's. Another worker, such as an empty file, stores no files
 * that a page needs, so the game's worker replaces it as soon as the host sends it.
 */
async function replaceForeign(serviceWorker: ServiceWorkerContainer) {
  const { active } = registration ?? {};
  if (!active || (await answers(active)) || registration?.active !== active) return;
  isForeign = true;
  offlineReady.value = false;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

/** Whether a worker is the game's. */
const answers = (worker: ServiceWorker) =>
  Promise.race([
    askWorker(worker, "answer"),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_ANSWER)),
  ]);

function lockBuild() {
  const { release } = document.documentElement.dataset;
  if (release) holdLock("build", new URL(release, document.baseURI).href);
}

/**
 * Holds a lock while this page is open, so that the service worker keeps the files of the page's
 * build, and initially the words of its language.
 */
function holdLock(kind: "build" | "language", address: string) {
  const open = new Promise(() => {});
  navigator.locks?.request(`twentyfour:${kind}:${address}`, { mode: "shared" }, () => open);
}

/** Lets the service worker also store rarely needed files, as soon as this page is idle. */
async function storeRare(serviceWorker: ServiceWorkerContainer) {
  if (navigator.connection?.saveData) return;
  const { active } = await serviceWorker.ready;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout; // Safari has only `setTimeout`
  whenIdle(() => active?.postMessage("store-rare"));
}

/**
 * Undefined in the game in one file, which has no script for them, and if the browser has none or
 * throws because the frame has no origin of its own.
 */
function serviceWorkers() {
  try {
    return ONE_FILE ? undefined : navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * @param options `again`: whether to retry a failed installation once, because an earlier page may
 * have begun it and was then closed
 */
async function register({ again }: { again: boolean }) {
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

async function offer() {
  const { active, waiting } = registration ?? {};
  if (!active || !waiting || !(await answers(waiting))) return;
  const foreign = !(await answers(active));
  if (registration?.waiting !== waiting) return; // another tab has started it meanwhile
  isForeign ||= foreign;
  if (isForeign) waiting.postMessage("skip-waiting");
  else newer.value = "waits";
}

function check() {
  checked = Date.now();
  if (registration?.active) registration.update().catch(() => {});
}

/**
 * Starts the newer build by reloading this page.
 *
 * @param save called just before the reload
 */
export function useNewer(save: () => void) {
  if (!registration?.waiting) return reload(save);
  beforeReload = save;
  registration.waiting.postMessage("skip-waiting");
}

/** Hides the offer until the page is opened again, or there is a further build. */
export function dismissUpdate() {
  newer.value = null;
}

function reload(save: () => void) {
  save();
  location.reload();
}
