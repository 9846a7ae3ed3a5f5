/**
 * Types of the files that `web/build.py` writes into `web/generated/`, so that an editor works in a
 * fresh clone.
 */

declare module "*/generated/engine.json" {
  const engine: import("./facts.ts").EngineFacts;
  export default engine;
}

declare module "*/generated/methods.json" {
  const methods: import("./contract.d.ts").Method[];
  export default methods;
}

declare module "*/generated/growth.json" {
  /** By the name of a method. `work`: the values that it computes for 3 to 7 cards. */
  const growth: { [name: string]: { formula: string; work: number[] } };
  export default growth;
}

declare module "*/generated/assets.json" {
  const assets: import("./files.ts").Assets;
  export default assets;
}

declare module "*/generated/lock.json" {
  /** Pyodide's list of packages, which is empty. */
  const lock: { info: object; packages: object };
  export default lock;
}

declare module "*/generated/licences.json" {
  const works: { name: string; version: string; licence: string; source: string; text: string }[];
  export default works;
}

declare module "*/generated/sources.json" {
  const sources: import("./facts.ts").Sources;
  export default sources;
}

/** Whether this is the one-file edition, in which the page contains all files. */
declare const ONE_FILE: boolean;

/**
 * For each language tag: the direction of its script, and the files of its words with their hashes.
 */
declare const WORDS: Record<
  string,
  [direction: string, files: [address: string, integrity: string][]]
>;

type RequestWords = (name: string, part: number) => void;
/**
 * Resolves when `languages.js` has run, with its function, or with nothing if it did not load. The
 * frame of the page sets it, but not that of the framed table.
 */
declare var wordsListed: Promise<RequestWords | undefined> | undefined;
declare var listWords: ((request?: RequestWords) => void) | undefined;

/** The tags of the page's languages. */
declare const TAGS: string[];
