import { type CageCall, type CageFiles, MOST_LETTERS } from "../../../engine/cage.ts";
import cage from "../../../generated/cage.json" with { type: "json" };

/** Why a cage ended: no answer in time, or Python in it has broken. */
export class CageError extends Error {
  readonly code: "late" | "broken";

  constructor(code: CageError["code"], message = "") {
    super(message);
    this.code = code;
  }
}

/** A frame in which Python runs that nobody has to trust. */
export interface Cage {
  call: (call: CageCall) => void;
  /** The next text. Rejects with a CageError after this many milliseconds without one. */
  next: (patience: number) => Promise<string>;
  /** Ends the frame and all that runs in it. */
  close: () => void;
}

const START = 60_000;
/** The most texts that may wait. A cage that sends more is ended. */
const MOST_WAITING = 5000;

/** Opens a cage and starts Python in it. Rejects with a CageError. */
export async function openCage(files: CageFiles): Promise<Cage> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = cage.frame;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
  document.body.append(frame);
  const { port1: port, port2 } = new MessageChannel();
  const waiting: string[] = [];
  let wake = () => {};
  let broken = "";

  port.onmessage = ({ data }) => {
    const fits = typeof data === "string" && data.length <= MOST_LETTERS;
    if (!fits || waiting.length === MOST_WAITING) broken = "The cage said too much.";
    else waiting.push(data);
    wake();
  };

  const opened: Cage = {
    call: (call) => port.postMessage(call),

    async next(patience) {
      if (!waiting.length && !broken) await within(patience, (heard) => (wake = heard));
      const text = waiting.shift();
      if (broken) throw new CageError("broken", broken);
      if (text === undefined) throw new CageError("late");
      if (text.startsWith("failed")) throw new CageError("broken", text);
      return text;
    },

    close() {
      port.close();
      frame.remove();
    },
  };

  try {
    await within(START, (heard) => loaded.then(heard));
    const inner = frame.contentWindow?.[0];
    if (!inner) throw new CageError("broken", "The frame did not load.");
    inner.postMessage(files, "*", [port2]);
    await opened.next(START);
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Waits until `start` calls back, or for this many milliseconds. */
function within(milliseconds: number, start: (done: () => void) => void) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    start(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
