import { signal } from "@preact/signals";

/** Chromium's offer to install the page as an app. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install the page; null if there is none. */
export const installOffer = signal<InstallOffer | null>(null);

/** Keeps the browser's offer for the page's own button, from now on. */
export function followInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener("appinstalled", () => {
    installOffer.value = null;
  });
}
