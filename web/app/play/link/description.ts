import { isLoopbackOrLinkLocal, isName, KINDS } from "./addresses.ts";
import { hex } from "./hex.ts";

/**
 * What a page says about itself so that another page can connect to it: what differs between the
 * session descriptions of two data channels.
 *
 * @field ufrag, pwd the ICE credentials, which the browser has chosen
 * @field fingerprint the SHA-256 of the certificate, 32 bytes
 * @field candidates the addresses that other devices may reach, the best first
 */
export type Description = {
  ufrag: string;
  pwd: string;
  fingerprint: Uint8Array;
  candidates: Candidate[];
};

export type Candidate = { address: string; port: number };

/** The parts of a browser's session description; null if it has no certificate or credentials. */
export function readSdp(sdp: string): Description | null {
  const fieldOf = (name: string) => new RegExp(`^a=${name}:(\\S.*)$`, "m").exec(sdp)?.[1] ?? "";
  const hash = /^sha-256 ((?:[\dA-F]{2}:){31}[\dA-F]{2})\s*$/i.exec(fieldOf("fingerprint"))?.[1];
  const [ufrag, pwd] = [fieldOf("ice-ufrag").trim(), fieldOf("ice-pwd").trim()];
  if (!hash || !ufrag || !pwd) return null;
  const fingerprint = hex.parse(hash.replaceAll(":", ""));
  return { ufrag, pwd, fingerprint, candidates: candidatesIn(sdp) };
}

function candidatesIn(sdp: string): Candidate[] {
  const lines = sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d{1,5}) typ host/gim);
  const found = [...lines]
    .map(([, priority, address = "", port]) => ({
      priority: Number(priority),
      address: address.toLowerCase(),
      port: Number(port),
    }))
    .filter(({ address, port }) => isReachable(address) && port > 0 && port < 2 ** 16)
    .sort((a, b) => b.priority - a.priority)
    .map(({ address, port }) => ({ address, port }));
  return [...new Map(found.map((each) => [`${each.address} ${each.port}`, each])).values()];
}

const isReachable = (address: string) =>
  KINDS.some(({ read }) => read(address)) && !isLoopbackOrLinkLocal(address);

/**
 * A session description for `setRemoteDescription`.
 *
 * @param setup `active` if the described page begins the encryption
 */
export function writeSdp(
  { ufrag, pwd, fingerprint, candidates }: Description,
  setup: "active" | "passive",
): string {
  const lines = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates.map(
      ({ address, port }, at) =>
        `a=candidate:${at + 1} 1 udp ${2113937151 - at * 256} ${address} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${hex.stringify(fingerprint).toUpperCase().match(/../g)?.join(":")}`,
    `a=setup:${setup}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
  ];
  return `${lines.join("\r\n")}\r\n`;
}

/** Whether a device shows no address, only names that another device must ask the network for. */
export const hasOnlyNames = ({ candidates }: Description) =>
  candidates.every(({ address }) => isName(address));
