/**
 * The line between the tabs of this game, once it is open.
 *
 * @type {BroadcastChannel | undefined}
 */
let channel;

/** @param {unknown} message for the other tabs */
export function tell(message) {
  channel?.postMessage(message);
}

/**
 * Opens the line; silent where the browser keeps pages apart.
 *
 * @param {(message: unknown[] | null) => void} listener
 */
export function hear(listener) {
  try {
    channel = new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => listener(data));
  } catch {}
}
