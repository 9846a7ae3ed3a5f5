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

declare module "*/generated/cage.json" {
  type File = import("./files.ts").EngineFile;
  /** The address of the frame, and the files that the page posts into it. */
  const cage: { frame: string; script: File; wasm: File; library: File; engine: File };
  export default cage;
}

declare module "*/generated/examples.json" {
  /** Solvers in Python, by name. */
  const examples: Record<string, string>;
  export default examples;
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

declare module "*/generated/sentences.json" {
  /** For each language, the words of the keys in `app/player/friends/sentence-keys.json`. */
  const words: Record<string, Record<string, string | Record<string, string>>>;
  export default words;
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

/** Imports a part of the words of a language, if the language has it. */
type ImportWords = (
  name: string,
  part: number,
) => Promise<{ default: Partial<Record<string, string | Record<string, string>>> }> | undefined;

/** Set by the frame. That of the page resolves it by `listWords`, when `languages.js` has run. */
declare var wordsListed: Promise<ImportWords> | ImportWords;
declare var listWords: (importWords: ImportWords) => void;

/** The tags of the page's languages. */
declare const TAGS: string[];
