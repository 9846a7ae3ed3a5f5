/** The channel between the tabs of this game, when it is open. */
let channel: BroadcastChannel | undefined;

/** @param message for the other tabs */
export function sendToTabs(message: TabMessage) {
  channel?.postMessage(message);
}

type TabMessage = unknown[] | { removed: unknown[] } | null;

/**
 * Opens the channel. Ignores messages that no tab of this game sends. Does nothing if the browser
 * has no channels.
 */
export function listenToTabs(listener: (message: TabMessage) => void) {
  try {
    channel = new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => {
      if (data === null || Array.isArray(data) || Array.isArray(data?.removed)) listener(data);
    });
  } catch {}
}
