/**
 * Hands a code to the tab of this device that waits for one: the camera app of a phone opens the
 * link of a code in a new tab.
 */
const CHANNEL = "twentyfour:duel";

/** How long another tab may take to answer, in milliseconds. */
const PATIENCE = 300;

type Said = { code: string } | { taken: string };

const open = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : null);

/** Whether another tab of this device took the code. */
export function handOver(code: string): Promise<boolean> {
  const channel = open();
  if (!channel) return Promise.resolve(false);
  return new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if ("taken" in data && data.taken === code) resolve(true);
    };
    channel.postMessage({ code });
  }).finally(() => channel.close());
}

/**
 * Receives codes that other tabs were opened with. Returns a function that stops this.
 *
 * @param take whether this tab waits for a code and takes this one
 */
export function receive(take: (code: string) => boolean) {
  const channel = open();
  if (!channel) return () => {};
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ("code" in data && take(String(data.code))) channel.postMessage({ taken: data.code });
  };
  return () => channel.close();
}
