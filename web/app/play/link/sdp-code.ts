import { base64 } from "rfc4648";
import { KINDS } from "./addresses.ts";
import type { Candidate, Description } from "./description.ts";
import { hex } from "./hex.ts";

/**
 * A description as bytes, and back. `docs/formats.md` describes version 1:
 *
 *     head, fingerprint (32), credentials (20 or 21), candidates, checksum (2)
 *
 * The head has the version in its upper four bits, and the form of the credentials in the lower
 * four. A candidate is one byte for the kind of its address, the address, and a port of two bytes.
 */
const VERSION = 1;
const HASH = 32;
const CHECKSUM = 2;

/** The longest code, in bytes: a QR code of it and its link has at most version 9. */
export const MOST_BYTES = 150;

/**
 * Why a text is not a code.
 *
 * @value newer a newer version of the page has written it
 */
export type CodeFault = "none" | "cut" | "damaged" | "newer";

/** The letters of credentials, of which Firefox writes more; together they are whole bytes. */
const CHROMIUM = { ufrag: 4, pwd: 24, letters: /^[A-Za-z\d+/]+$/, text: base64, bytes: 21 };
const FIREFOX = { ufrag: 8, pwd: 32, letters: /^[\da-f]+$/, text: hex, bytes: 20 };
const FORMS = [CHROMIUM, FIREFOX];

const isIn = ({ ufrag, pwd }: Description, form: (typeof FORMS)[number]) =>
  ufrag.length === form.ufrag && pwd.length === form.pwd && form.letters.test(ufrag + pwd);

/** Whether Firefox has written a description, as its credentials show. */
export const isOfFirefox = (description: Description) => isIn(description, FIREFOX);

/**
 * The bytes of a description. Candidates that do not fit are left out, the last ones first. Throws a
 * RangeError if the credentials have another form.
 */
export function pack(description: Description): Uint8Array {
  const { ufrag, pwd, fingerprint, candidates } = description;
  const place = FORMS.findIndex((form) => isIn(description, form));
  const form = FORMS[place];
  if (!form) throw new RangeError("credentials in an unknown form");
  const bytes = [(VERSION << 4) | place, ...fingerprint, ...form.text.parse(ufrag + pwd)];
  for (const candidate of candidates) {
    const part = packCandidate(candidate);
    if (bytes.length + part.length + CHECKSUM <= MOST_BYTES) bytes.push(...part);
  }
  const sum = checksum(bytes);
  return Uint8Array.from([...bytes, sum >> 8, sum & 255]);
}

function packCandidate({ address, port }: Candidate): number[] {
  const kind = KINDS.findIndex(({ read }) => read(address));
  return [kind, ...(KINDS[kind]?.read(address) ?? []), port >> 8, port & 255];
}

/** The description of some bytes. Every version of the code has its checksum at the end. */
export function unpack(bytes: Uint8Array): Description | { fault: CodeFault } {
  const body = bytes.subarray(0, -CHECKSUM);
  const [high = 0, low = 0] = bytes.subarray(-CHECKSUM);
  const [head = 0] = body;
  if (body.length === 0 || checksum(body) !== ((high << 8) | low)) return { fault: "damaged" };
  if (head >> 4 > VERSION) return { fault: "newer" };
  return unpackBody(body) ?? { fault: "damaged" };
}

function unpackBody(body: Uint8Array): Description | null {
  const [head = 0] = body;
  const form = FORMS[head & 15];
  if (head >> 4 !== VERSION || !form) return null;
  const [start, end] = [1 + HASH, 1 + HASH + form.bytes];
  const candidates = unpackCandidates(body.subarray(end));
  if (body.length < end || !candidates) return null;
  const credentials = form.text.stringify(body.subarray(start, end));
  return {
    ufrag: credentials.slice(0, form.ufrag),
    pwd: credentials.slice(form.ufrag),
    fingerprint: body.slice(1, start),
    candidates,
  };
}

function unpackCandidates(bytes: Uint8Array): Candidate[] | null {
  const candidates: Candidate[] = [];
  for (let at = 0; at < bytes.length; ) {
    const kind = KINDS[bytes[at] ?? 0];
    const end = at + 1 + (kind?.length ?? 0);
    const [high, low] = [bytes[end], bytes[end + 1]];
    if (!kind || high === undefined || low === undefined) return null;
    candidates.push({ address: kind.write(bytes.subarray(at + 1, end)), port: (high << 8) | low });
    at = end + 2;
  }
  return candidates;
}

/** CRC-16 with the polynomial 0x1021, from 0xffff. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum;
}
