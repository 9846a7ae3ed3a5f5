/** The channel between the tabs of this game, when it is open. */
let channel: BroadcastChannel | undefined;

/** @param message for the other tabs */
export function sendToTabs(message: TabMessage) {
  channel?.postMessage(message);
}

type TabMessage =
  | unknown[]
  | { removed: unknown[] }
  | { changed: unknown[] }
  | { lists: object }
  | null;

/** The changed fields of a message, by the ids of their hands. */
export const changesOf = (changed: unknown[]) =>
  new Map(changed.filter(Array.isArray).map(([id, fields]) => [`${id}`, { ...fields }]));

/**
 * Listens to the channel, and opens it first. Ignores messages that no tab of this game sends. Does
 * nothing if the browser has no channels.
 */
export function listenToTabs(listener: (message: TabMessage) => void) {
  try {
    channel ??= new BroadcastChannel("twentyfour:history");
    channel.addEventListener("message", ({ data }) => {
      const isMessage = [data, data?.removed, data?.changed, data?.lists?.lists].some(
        Array.isArray,
      );
      if (data === null || isMessage) listener(data);
    });
  } catch {}
}
