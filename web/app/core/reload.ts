/** A reload that trusts no cache: neither the HTTP cache nor the service worker's. */

const PATIENCE = 10_000;

/**
 * Fetches the files of the page anew and reloads it. Does nothing where the host can't be reached,
 * since the browser would show its own error page instead.
 */
export async function reloadFresh() {
  const late = new Promise((resolve) => setTimeout(() => resolve(true), PATIENCE));
  const renewed = renewKept()
    .catch(() => {})
    .then(renewCached);
  if (await Promise.race([renewed, late])) location.reload();
}

/** Replaces the files of the page in the HTTP cache. False where the page could not be fetched. */
async function renewCached() {
  if (!location.protocol.startsWith("http")) return true;
  const page = location.href.replace(/#.*/s, "");
  const fetched = [page, ...filesOfPage()].map((url) => fetch(url, { cache: "reload" }));
  const [first] = await Promise.allSettled(fetched);
  return first?.status === "fulfilled";
}

/** The scripts and styles that the page names; the import map names those that are loaded later. */
function filesOfPage() {
  const map = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const later = Object.keys(JSON.parse(map).integrity ?? {});
  return [
    ...Array.from(document.scripts, ({ src }) => src).filter(Boolean),
    ...Array.from(document.querySelectorAll("link"), ({ href }) => href),
    ...later.map((name) => new URL(name, document.baseURI).href),
  ];
}

/** Lets the service worker replace damaged files, or install a newer build where it cannot. */
async function renewKept() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || (await repairKept())) return;
  await registration.update();
  const newer = registration.installing ?? registration.waiting;
  if (!newer) return;
  newer.postMessage("skip-waiting");
  await new Promise((resolve) => {
    newer.addEventListener("statechange", () => {
      if (newer.state === "activated") resolve(undefined);
    });
  });
}

/** Lets the service worker replace damaged files. False where one is still damaged. */
export async function repairKept(): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller;
  return controller ? askWorker(controller, "repair") : true;
}

/**
 * What a service worker answers, once it has done what is asked: whether the files are whole, or
 * complete.
 */
export function askWorker(worker: ServiceWorker, message: "repair" | "complete"): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(message, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}
