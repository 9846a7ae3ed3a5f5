/** Runs in the frame without an origin: starts the worker from the bytes that the page posts. */

import type { CageFiles } from "../engine/cage.ts";

addEventListener(
  "message",
  ({ data: { script, ...start }, ports }: MessageEvent<CageFiles>) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    new Worker(address).postMessage(start, [...ports, ...Object.values(start)]);
  },
  { once: true },
);
