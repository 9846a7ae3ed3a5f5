import { isRed, Pip } from "../cards/suits.tsx";
import { RING } from "./ring.ts";

/** The pips of the ring. The first `lit` are marked, and each has its place as `--at`. */
export const RingPips = ({ size = 24, lit = 0 }: { size?: number; lit?: number }) =>
  RING.map(({ suit, ...place }, at) => (
    <g
      key={at}
      class={`ring-pip suit ${isRed(suit) ? "red" : "black"}`}
      data-lit={at < lit || undefined}
      style={{ "--at": at }}
    >
      <Pip suit={suit} size={size} {...place} />
    </g>
  ));
