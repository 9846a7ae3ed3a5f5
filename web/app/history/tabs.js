/**
 * The channel between the tabs of this game, once it is open.
 *
 * @type {BroadcastChannel | undefined}
 */
let channel;

/** @param {unknown} message for the other tabs */
export function sendToTabs(message) {
  channel?.postMessage(message);
}

/**
 * Opens the channel, and passes over what no tab of this game sends; does nothing where the browser has none.
 *
 * @param {(message: unknown[] | null) => void} listener
 */
export function listenToTabs(listener) {
  try {
    channel = new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => {
      if (data === null || Array.isArray(data)) listener(data);
    });
  } catch {}
}
