import { StartError } from "./errors.ts";

/** The host of a page may forbid what Python needs, by a policy in its headers. */

const TOLD_WITHIN = 1000;
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Throws where WebAssembly is there, and may not be compiled. */
export function expectAllowed() {
  try {
    new WebAssembly.Module(EMPTY);
  } catch (reason) {
    throw new StartError("forbidden", `script-src 'wasm-unsafe-eval': ${reason}`);
  }
}

/**
 * Notes what the policy forbids from now on. Returns what throws a reason on, or instead of it what
 * was forbidden: the reason itself speaks of the network. Firefox tells a worker of a violation some
 * time after the fetch has failed.
 */
export function watchPolicy() {
  const violation: Promise<string> = new Promise((resolve) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      resolve(`${effectiveDirective}: ${blockedURI}`),
    );
  });
  return async (reason: unknown): Promise<never> => {
    const silence = new Promise((resolve) => setTimeout(resolve, TOLD_WITHIN));
    const forbidden = await Promise.race([violation, silence]);
    throw forbidden ? new StartError("forbidden", forbidden) : reason;
  };
}
