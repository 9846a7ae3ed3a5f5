type Parts = typeof import("../modes/parts.ts");

let load: () => Promise<Parts>;

/** Sets how the components of the modes are loaded, which are one chunk. */
export function provideParts(loader: typeof load) {
  load = loader;
}

/** Loads the components of a mode. */
export const partsOf =
  <Name extends keyof Parts>(mode: Name) =>
  async () =>
    (await load())[mode];
