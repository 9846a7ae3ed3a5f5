import type { Description } from "../app/play/link/description.ts";
import type { Link, LinkListener, LinkState } from "../app/play/link/link.ts";

/** When a browser notices that no packet comes, and when it gives up, in milliseconds. */
const [NOTICED, GIVEN_UP] = [5000, 20_000];
const PATIENCE = 15_000;

type End = {
  own: Description;
  listener: LinkListener;
  state: LinkState;
  other: string | null;
  /** What was sent while the network was down. */
  waiting: string[];
  /** When the last message arrives: a channel keeps the order of its messages. */
  last: number;
};

const nameOf = ({ fingerprint }: Description) => fingerprint.join();

/** A network with links between pages, in the time of `setTimeout`. */
export class Network {
  #ends = new Map<string, End>();
  #count = 0;
  #isUp = true;
  #delay: () => number;

  /** @param delay the milliseconds that one message takes */
  constructor(delay: () => number = () => 0) {
    this.#delay = delay;
  }

  createLink = async (listener: LinkListener): Promise<Link> => {
    this.#count += 1;
    const own = {
      ufrag: "x1Tn",
      pwd: "xElYqnE8nlY9E4BqVignIaa0",
      fingerprint: new Uint8Array(32).fill(this.#count & 255).fill(this.#count >> 8, 1),
      candidates: [{ address: "192.168.1.2", port: 5000 }],
    };
    const end: End = { own, listener, state: "ready", other: null, waiting: [], last: 0 };
    this.#ends.set(nameOf(own), end);
    return {
      own,
      get state() {
        return end.state;
      },
      traffic: { sent: 0, answered: 0, received: 0 },
      take: async (other, patience = PATIENCE) => {
        end.other = nameOf(other);
        this.#set(end, "connecting");
        setTimeout(() => end.state === "connecting" && this.#set(end, "failed"), patience);
        this.#join(end);
      },
      send: (text) => this.#send(end, text),
      close: () => {
        this.#set(end, "closed");
        const other = this.#otherOf(end);
        setTimeout(() => other && this.#isUp && this.#set(other, "closed"), this.#delay());
      },
    };
  };

  #otherOf({ own, other }: End) {
    const there = this.#ends.get(other ?? "");
    return there?.other === nameOf(own) ? there : null;
  }

  #set(end: End, state: LinkState) {
    if (end.state === state || end.state === "failed" || end.state === "closed") return;
    end.state = state;
    end.listener.state(state);
  }

  #join(end: End) {
    const other = this.#otherOf(end);
    if (!this.#isUp || end.state !== "connecting" || other?.state !== "connecting") return;
    for (const each of [end, other]) setTimeout(() => this.#set(each, "open"), this.#delay());
  }

  #send(end: End, text: string) {
    const other = this.#otherOf(end);
    if (!other || (end.state !== "open" && end.state !== "broken")) return;
    if (!this.#isUp) {
      end.waiting.push(text);
      return;
    }
    const at = Math.max(Date.now() + this.#delay(), end.last);
    end.last = at;
    setTimeout(() => {
      if (other.state !== "failed" && other.state !== "closed") other.listener.message(text);
    }, at - Date.now());
  }

  /** No packet passes for some time. */
  cut(milliseconds: number) {
    if (!this.#isUp) return;
    this.#isUp = false;
    const cut = [...this.#ends.values()].filter(({ state }) => state === "open");
    const [noticed, givenUp] = [NOTICED, GIVEN_UP].map((after) =>
      setTimeout(() => {
        for (const end of cut) this.#set(end, after === NOTICED ? "broken" : "failed");
      }, after),
    );
    setTimeout(() => {
      this.#isUp = true;
      clearTimeout(noticed);
      clearTimeout(givenUp);
      for (const end of this.#ends.values()) this.#join(end);
      for (const end of cut) if (end.state === "broken") this.#set(end, "open");
      for (const end of cut) for (const text of end.waiting.splice(0)) this.#send(end, text);
    }, milliseconds);
  }
}
