/** Global names of the page and the worker that the standard types lack. */

interface TrustedPolicy {
  createScriptURL(url: string): string;
}

/** Exists only in browsers that enforce trusted types. */
declare var trustedTypes:
  | { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy }
  | undefined;

/** Exists only on a page without workers: the object that a worker would provide. */
declare var engineHere: import("./running.ts").EnginePlace | undefined;

/** Exists only in a worker. */
declare var importScripts: unknown;
declare var WorkerGlobalScope: unknown;

interface Navigator {
  /** Exists only in Chromium. */
  connection?: { saveData: boolean };
}

interface Window {
  /** Every call of the bridge, for the console and for tests. */
  twentyfour: {
    [Name in import("./requests.ts").CallName]: (
      params: import("./contract.d.ts").Calls[Name]["params"],
      options?: import("./requests.ts").CallOptions<Name>,
    ) => Promise<import("./contract.d.ts").Calls[Name]["result"]>;
  };
}

declare module "*.py" {
  const source: string;
  export default source;
}
