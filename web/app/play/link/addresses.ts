import { hex } from "./hex.ts";

/** The addresses of ICE candidates: IPv4, IPv6, and the `.local` names that browsers make up. */

function readIpv4(address: string): number[] | null {
  const parts = /^\d{1,3}(\.\d{1,3}){3}$/.test(address) ? address.split(".").map(Number) : [];
  return parts.length === 4 && parts.every((part) => part < 256) ? parts : null;
}

function readIpv6(address: string): number[] | null {
  const halves = address.split("::").map((half) => (half ? half.split(":") : []));
  const [front = [], back] = halves;
  const missing = 8 - halves.flat().length;
  if (halves.length > 2 || (back ? missing < 1 : missing !== 0)) return null;
  const words = [...front, ...Array<string>(missing).fill("0"), ...(back ?? [])];
  if (!words.every((word) => /^[\da-f]{1,4}$/.test(word))) return null;
  return words.map((word) => Number.parseInt(word, 16)).flatMap((word) => [word >> 8, word & 255]);
}

function writeIpv6(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: 8 }, (_, at) => view.getUint16(2 * at).toString(16)).join(":");
}

/** The first label of a name is a UUID. */
const NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/;

function readName(address: string): number[] | null {
  const [, ...parts] = NAME.exec(address) ?? [];
  return parts.length ? [...hex.parse(parts.join(""))] : null;
}

const writeName = (bytes: Uint8Array) =>
  hex.stringify(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5.local");

/** The kinds of addresses: the length in bytes, and the bytes of a text and back. */
export const KINDS = [
  { length: 4, read: readIpv4, write: (bytes: Uint8Array) => bytes.join(".") },
  { length: 16, read: readIpv6, write: writeIpv6 },
  { length: 16, read: readName, write: writeName },
] as const;

export const isIpv4 = (address: string) => readIpv4(address) !== null;
export const isName = (address: string) => NAME.test(address);

/** Whether an address means the device itself, or only a neighbour on a named interface. */
export const isLoopbackOrLinkLocal = (address: string) =>
  /^(127\.|0\.|169\.254\.|fe[89ab]|(0:){7}[01]$|::1?$)/.test(address);
