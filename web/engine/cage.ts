/** What the page and the cage say to each other. The page checks all that it hears. */

/** The files of the cage; `engine` is for our own code, never for a player's. */
export interface CageFiles {
  script: ArrayBuffer;
  wasm: ArrayBuffer;
  library: ArrayBuffer;
  engine?: ArrayBuffer;
}

/** What the worker gets when it starts: all files but its own script. */
export type CageStart = Omit<CageFiles, "script">;

/** Calls a function of `cage/runner.py` with each of the texts, one after the other. */
export interface CageCall {
  name: "load" | "ask" | "diagnose";
  texts: string[];
}

/** The most letters of a message from the cage. */
export const MOST_LETTERS = 20_000;
