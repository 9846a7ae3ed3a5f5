import { signal } from "@preact/signals";
import { go } from "../../base/address/router.ts";

/** What browsers pass to an app that opens a file. */
type LaunchQueue = {
  setConsumer: (open: (launch: { files: readonly FileSystemFileHandle[] }) => void) => void;
};

/** The file with which the player has opened the app, until the statistics import it. */
export const launchedFile = signal<File | null>(null);

/** Opens the statistics when the player opens the app with a saved file, from now on. */
export function followLaunchedFiles() {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (!handle) return;
    launchedFile.value = await handle.getFile();
    go("stats");
  });
}
