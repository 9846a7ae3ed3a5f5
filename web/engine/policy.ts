import { StartError } from "./errors.ts";

/** The headers of a page may contain a policy that forbids what Python needs. */

const TOLD_WITHIN = 1000;
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Throws if WebAssembly is available but the policy forbids compiling it. */
export function expectAllowed() {
  try {
    new WebAssembly.Module(EMPTY);
  } catch (reason) {
    throw new StartError("forbidden", `script-src 'wasm-unsafe-eval': ${reason}`);
  }
}

/**
 * Records violations of the policy from now on. Returns a function that rethrows an error, or
 * throws the violation instead, because the error itself only mentions the network. Firefox reports
 * a violation to a worker some time after the fetch has failed.
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
