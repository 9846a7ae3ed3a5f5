type Parts = typeof import("./all-parts.ts");

let load: () => Promise<Parts>;

/** Sets the function that loads the components of the modes, which share a chunk. */
export function provideParts(loader: typeof load) {
  load = loader;
}

/** Loads the components of a mode. */
export const partsOf =
  <Name extends keyof Parts>(mode: Name) =>
  async () =>
    (await load())[mode];
