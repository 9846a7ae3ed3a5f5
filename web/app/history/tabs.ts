/**
 * The channel between the tabs of this game, once it is open.
 *
 * @type {BroadcastChannel | undefined}
 */
let channel;

/** @param {TabMessage} message for the other tabs */
export function sendToTabs(message) {
  channel?.postMessage(message);
}

/** @typedef {unknown[] | {removed: unknown[]} | null} TabMessage */

/**
 * Opens the channel, and passes over what no tab of this game sends; does nothing where the browser has none.
 *
 * @param {(message: TabMessage) => void} listener
 */
export function listenToTabs(listener) {
  try {
    channel = new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => {
      if (data === null || Array.isArray(data) || Array.isArray(data?.removed)) listener(data);
    });
  } catch {}
}
