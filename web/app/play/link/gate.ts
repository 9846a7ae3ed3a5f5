import { type Message, type MessageFault, readMessage } from "./messages.ts";

/** So many messages may come at once, and so many each second afterwards. */
const AT_ONCE = 120;
const PER_SECOND = 20;

/** After so many faults the sender is not heard any more. */
const MOST_FAULTS = 10;

type GateFault = MessageFault | "rate";

/** Creates the gate that all messages of another page pass. */
export function createGate() {
  let [room, last, faults] = [AT_ONCE, 0, 0];

  function read(data: unknown, now: number): Message | { fault: GateFault } {
    room = Math.min(AT_ONCE, room + ((now - last) * PER_SECOND) / 1000);
    last = now;
    if (room < 1) return { fault: "rate" };
    room -= 1;
    return readMessage(data);
  }

  return {
    /** Whether the sender is hostile. */
    get isShut() {
      return faults >= MOST_FAULTS;
    },
    /** A message, or why it is not taken. @param now in milliseconds */
    admit(data: unknown, now: number): Message | { fault: GateFault } {
      const message = read(data, now);
      if ("fault" in message && message.fault !== "newer") faults += 1;
      return message;
    },
  };
}
