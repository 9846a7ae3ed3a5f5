/** Reloads bypass every cache, both the HTTP cache and the service worker's. */

const TIMEOUT = 10_000;

/**
 * Fetches the files of the page again and reloads it. Does nothing if the host cannot be reached
 * or does not send the page, because the browser would show an error page.
 */
export async function reloadFresh() {
  const late = new Promise((resolve) => setTimeout(() => resolve(true), TIMEOUT));
  const renewed = renewStored()
    .catch(() => {})
    .then(renewCached);
  if (await Promise.race([renewed, late])) location.reload();
}

/** Replaces the files of the page in the HTTP cache. False if the page could not be fetched. */
async function renewCached() {
  if (!location.protocol.startsWith("http")) return true;
  const page = location.href.replace(/#.*/s, "");
  const fetched = [page, ...filesOfPage()].map((url) => fetch(url, { cache: "reload" }));
  const [first] = await Promise.allSettled(fetched);
  return first?.status === "fulfilled" && first.value.ok;
}

/** The scripts and styles that the page names. The import map lists the lazily loaded ones. */
function filesOfPage() {
  const map = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const lazy = Object.keys(JSON.parse(map).integrity ?? {});
  return [
    ...Array.from(document.scripts, ({ src }) => src).filter(Boolean),
    ...Array.from(document.querySelectorAll("link"), ({ href }) => href),
    ...lazy.map((name) => new URL(name, document.baseURI).href),
  ];
}

/** Lets the service worker replace damaged files or, if it cannot, install a newer build. */
async function renewStored() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active || (await repairStored())) return;
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

/** Lets the service worker replace damaged files. False if a file is still damaged. */
export async function repairStored(): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller;
  return controller ? askWorker(controller, "repair") : true;
}

/**
 * Sends a request to a service worker and returns its answer: whether all files are intact
 * (`repair`), or all are stored (`complete`), or that it is the game's (`answer`).
 */
export function askWorker(
  worker: ServiceWorker,
  message: "repair" | "complete" | "answer",
): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(message, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}
