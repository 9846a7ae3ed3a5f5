/** The channel between the tabs of this game, once it is open. */
let channel: BroadcastChannel | undefined;

/** @param message for the other tabs */
export function sendToTabs(message: TabMessage) {
  channel?.postMessage(message);
}

type TabMessage = unknown[] | { removed: unknown[] } | null;

/** Opens the channel, and passes over what no tab of this game sends; does nothing where the browser has none. */
export function listenToTabs(listener: (message: TabMessage) => void) {
  try {
    channel = new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => {
      if (data === null || Array.isArray(data) || Array.isArray(data?.removed)) listener(data);
    });
  } catch {}
}
