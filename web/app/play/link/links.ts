import { readCode, writeCode } from "./code-text.ts";
import type { Description } from "./description.ts";
import type { Link, LinkListener, LinkState } from "./link.ts";

/** What the links of a session need, and what they report. */
export type LinksListener = {
  create(listener: LinkListener): Promise<Link>;
  /** Sends the code of the spare link to the other page. */
  sendSpare(code: string): void;
  opened(): void;
  message(data: unknown): void;
  /** The links have not opened, or none has come back. */
  lost(wasOpen: boolean): void;
  changed(): void;
};

/** How long a link is broken before the spare link is tried, in milliseconds. */
const BEFORE_SPARE = 3000;

/** How long all links are broken before the session ends. */
export const PATIENCE = 20_000;

/**
 * The links of one session. While one is open, both pages send each other the code of a spare one.
 * When the first breaks for some seconds, both take these codes: a page that has a new address, or
 * was cut off for longer than the browser tries, is back without a scan. A message may come over
 * either link, so that a fact may come twice.
 */
export function createLinks(listener: LinksListener) {
  const links = new Set<Link>();
  let theirSpare: Description | null = null;
  let wasOpen = false;
  let isClosed = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const find = (state: LinkState) => [...links].find((link) => link.state === state);

  async function create(): Promise<Link> {
    const link = await listener.create({
      state: (state) => follow(link, state),
      message: listener.message,
    });
    if (isClosed) link.close();
    else links.add(link);
    return link;
  }

  function follow(link: Link, state: LinkState) {
    if (isClosed) return;
    if (state === "failed" || state === "closed") links.delete(link);
    if (find("open")) {
      stop();
      if (state === "open") welcome();
    } else if (wasOpen) wait();
    else if (links.size === 0) listener.lost(false);
    listener.changed();
  }

  function welcome() {
    wasOpen = true;
    listener.opened();
    if (find("ready")) return;
    create().then(
      (link) => listener.sendSpare(writeCode(link.own)),
      () => {}, // a link without a spare one is a link
    );
  }

  function wait() {
    if (timers.length > 0) return;
    timers = [setTimeout(takeSpare, BEFORE_SPARE), setTimeout(() => listener.lost(true), PATIENCE)];
  }

  function stop() {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  function takeSpare() {
    if (theirSpare)
      find("ready")
        ?.take(theirSpare)
        .catch(() => {}); // it fails after its time
    theirSpare = null;
  }

  return {
    create,
    get state(): LinkState {
      const states = wasOpen ? (["open"] as const) : (["open", "connecting", "ready"] as const);
      return states.find(find) ?? (wasOpen ? "broken" : "failed");
    },
    send(text: string) {
      find("open")?.send(text);
    },
    keepSpare(code: string) {
      const read = readCode(code);
      if (!("fault" in read)) theirSpare = read;
    },
    close() {
      isClosed = true;
      stop();
      for (const link of links) link.close();
    },
  };
}
