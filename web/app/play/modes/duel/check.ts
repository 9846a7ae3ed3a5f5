import { hasOnlyNames } from "../../link/description.ts";
import { createLink, type Link } from "../../link/link.ts";

/** What a duel needs of a browser, in the order in which it is looked for. */
const NAMES = ["webrtc", "network", "address", "link", "camera", "detector"] as const;
type Name = (typeof NAMES)[number];

/** Whether a browser can do something; null while that is looked for. `detail`: for a report. */
export type Finding = { name: Name; can: boolean | null; detail: string };

/** How long two links of one page may take to open, in milliseconds. */
const PATIENCE = 10_000;

/** Looks for everything that a duel needs, and reports each finding. */
export async function check(report: (findings: Finding[]) => void) {
  let findings = NAMES.map((name): Finding => ({ name, can: null, detail: "" }));

  function found(name: Name, can: boolean, detail = "") {
    findings = findings.map((each) => (each.name === name ? { name, can, detail } : each));
    report(findings);
  }

  report(findings);
  found("webrtc", "RTCPeerConnection" in globalThis);
  found("detector", "BarcodeDetector" in globalThis);
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  found("camera", Boolean(devices?.some(({ kind }) => kind === "videoinput")));
  const { links, opened } = createPair();
  const [first, second] = await links.catch(() => []);
  found("network", first !== undefined);
  found("address", first !== undefined && !hasOnlyNames(first.own), addressesOf(first));
  if (!first || !second) return found("link", false);
  const since = performance.now();
  const state = await opened(first, second);
  found("link", state === "open", `${state}, ${Math.round(performance.now() - since)} ms`);
  for (const link of [first, second]) link.close();
}

/** Two links of this page, and what becomes of them when they take each other's code. */
function createPair() {
  let settle = (_state: string) => {};
  const settled = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const listener = {
    state(state: string) {
      if (state === "open" || state === "failed") settle(state);
    },
    message() {},
  };
  const links = Promise.all([createLink(listener), createLink(listener)]);

  async function opened(first: Link, second: Link) {
    await Promise.all([first.take(second.own, PATIENCE), second.take(first.own, PATIENCE)]);
    return settled;
  }

  return { links, opened };
}

const addressesOf = (link: Link | undefined) =>
  link?.own.candidates.map(({ address }) => address).join(", ") ?? "";
