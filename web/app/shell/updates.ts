import { effect, type Signal, signal } from "@preact/signals";
import { trusted } from "../../engine/trusted.ts";
import { engineState } from "../core/engine.ts";
import { locale } from "../core/i18n.ts";
import { offlineReady } from "../core/offline.ts";
import { askWorker } from "../core/reload.ts";

const CHECK_AFTER = 3_600_000;
const COMPLETE_AGAIN = 60_000;

/**
 * Whether there is a newer build: it "waits" on this device, or "runs" already, since the player has
 * started to use it in another tab. Only that tab is reloaded. This one goes on: it has its build in
 * memory, and the files of its build are kept until it is closed.
 */
export const newer: Signal<"waits" | "runs" | null> = signal<"waits" | "runs" | null>(null);

let registration: ServiceWorkerRegistration | undefined;
let beforeReload: (() => void) | undefined;
let checked = 0;

/**
 * Keeps the game on this device, and looks for newer builds. Does nothing where the browser has no
 * service workers or refuses one, such as for a page opened from a file.
 *
 * It begins when Python runs. Before that it would slow down the first start; afterwards the browser's
 * own cache has nearly every file. Where Python failed to start, it only looks for a newer build.
 */
export async function keepOffline() {
  const serviceWorker = serviceWorkers();
  if (!serviceWorker || !location.protocol.startsWith("http")) return;
  holdBuild();
  effect(() => hold("language", new URL(locale.value, document.baseURI).href));
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
    else if (controlled) newer.value = "runs";
    controlled = true;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > CHECK_AFTER) check();
  });
  await register({ again: true });
  await keepComplete(serviceWorker);
  await keepLater(serviceWorker);
}

/**
 * Lets the files that this player needs be kept again where the browser has deleted some: now, when the
 * network or the player comes back, when the language changes, and after a while where some are missing.
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

function holdBuild() {
  const script = document.querySelector("script[type=module][src]");
  if (script instanceof HTMLScriptElement) hold("build", script.src);
}

/**
 * Holds a lock while this page is open: the service worker keeps the files of its build, and at first
 * the words of the languages that it speaks.
 */
function hold(kind: "build" | "language", address: string) {
  const open = new Promise(() => {});
  navigator.locks?.request(`twentyfour:${kind}:${address}`, { mode: "shared" }, () => open);
}

/** Lets what few players need be kept as well, once this page is idle. */
async function keepLater(serviceWorker: ServiceWorkerContainer) {
  if (navigator.connection?.saveData) return;
  const { active } = await serviceWorker.ready;
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout; // Safari has only the latter
  whenIdle(() => active?.postMessage("keep-later"));
}

/** Undefined where the browser has none, or throws for a frame without an origin of its own. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * @param options whether to try once more when the first installation fails, for it may have been
 *   begun by an earlier page that was closed meanwhile
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

function offer() {
  if (registration?.active && registration.waiting) newer.value = "waits";
}

function check() {
  checked = Date.now();
  if (registration?.active) registration.update().catch(() => {});
}

/**
 * Starts to use the newer build: reloads this page.
 *
 * @param save called at the last moment before that
 */
export function useNewer(save: () => void) {
  if (!registration?.waiting) return reload(save);
  beforeReload = save;
  registration.waiting.postMessage("skip-waiting");
}

/** Hides the offer until the page is opened again, or there is another build. */
export function later() {
  newer.value = null;
}

function reload(save: () => void) {
  save();
  location.reload();
}
