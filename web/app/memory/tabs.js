const channel = open();

/** The line between the tabs of this game; none where the browser keeps pages apart. */
function open() {
  try {
    return new BroadcastChannel("twentyfour:history");
  } catch {
    return null;
  }
}

/** @param {unknown} message for the other tabs */
export function tell(message) {
  channel?.postMessage(message);
}

/** @param {(message: any) => void} listener */
export function hear(listener) {
  channel?.addEventListener("message", ({ data }) => listener(data));
}
